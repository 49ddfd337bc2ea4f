import type { Client, Limits } from '#http/limits/limits.ts'

/** One subscriber's repeats do not use up the share of the wider networks. */
export async function isMessageFlood(
  limits: Limits,
  { subscriberNetwork, wideNetwork, providerNetwork }: Client,
): Promise<boolean> {
  return (
    (await limits.isMuch('messagesOfASubscriber', subscriberNetwork)) ||
    (await limits.isMuch('messagesOfAWideNetwork', wideNetwork)) ||
    (await limits.isMuch('messagesOfAProvider', providerNetwork))
  )
}
