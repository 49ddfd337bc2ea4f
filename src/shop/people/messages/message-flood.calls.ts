import type { Client, Limits } from '#http/limits/limits.ts'

/** One subscriber's repeats do not use up the share of the wider networks. */
export async function isLetterFlood(
  limits: Limits,
  { subscriberNetwork, wideNetwork, providerNetwork }: Client,
): Promise<boolean> {
  return (
    (await limits.isMuch('lettersOfASubscriber', subscriberNetwork)) ||
    (await limits.isMuch('lettersOfAWideNetwork', wideNetwork)) ||
    (await limits.isMuch('lettersOfAProvider', providerNetwork))
  )
}
