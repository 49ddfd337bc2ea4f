import type { z } from 'zod'
import { ShopError } from '#platform/errors.ts'
import { printingCopy } from '#services/printing/copy.ts'
import type { PrintfulAnswer } from './printful-call.ts'

/* Printful documents English prose and no codes: the words decide, unknown words pass unchanged. */

const meanings: readonly [pattern: RegExp, words: string][] = [
  [/store.?id|store not found|no such store/i, printingCopy.whichStore],
  [/out of stock|discontinued|not available|unavailable/i, printingCopy.cantMakeNow],
  [/billing|payment|charge|insufficient|balance|funds|credit card/i, printingCopy.cantCharge],
  [/variant|sync product|no product name/i, printingCopy.unknownSize],
  [
    /address|recipient|zip|postal|postcode|state|country|city|phone|tax.?number/i,
    printingCopy.badAddress,
  ],
  [/file|image|artwork|print area/i, printingCopy.badFile],
]

export function refusal({ status, text }: { status: number; text: string }): ShopError {
  const said = text === '' ? '' : printingCopy.serverSays(text)
  if (status === 401 || status === 403) {
    const words = printingCopy.tokenRefused
    return new ShopError('bad_input', words + said)
  }
  const words =
    meanings.find(([pattern]) => pattern.test(text))?.[1] ?? printingCopy.printfulRefused
  return new ShopError('bad_input', words + said)
}

/** ShopError `fulfilment_unavailable` when the result is none of the schema's, with these words. */
export function resultOf<T extends z.ZodType>(
  answer: PrintfulAnswer,
  schema: T,
  words: string = printingCopy.nonsense,
): z.output<T> {
  if (!answer.ok) throw refusal(answer)
  const { data, success } = schema.safeParse(answer.result)
  if (!success) throw new ShopError('fulfilment_unavailable', words)
  return data
}

/** Calls of Printful's 120 a minute, reserved for orders. */
const keptForOrders = 20

/** Asks for a pause when few calls are left in the minute, because orders go first. */
export function leaveForOrders({ callsLeft }: PrintfulAnswer): void {
  if (callsLeft === null || callsLeft >= keptForOrders) return
  const words = printingCopy.tooManyQuestions
  throw new ShopError('fulfilment_unavailable', words, { retryAfter: 60 })
}

/** The external id belongs to an order already (OR-13), in whatever words. */
export function isKnownAlready({ status, text }: { status: number; text: string }): boolean {
  return status === 409 || (status === 400 && /external/i.test(text) && /id\b/i.test(text))
}

/** Costs are still being worked out: the order can be confirmed a little later. */
export function isTooEarly({ status, text }: { status: number; text: string }): boolean {
  return (
    (status === 400 || status === 409) &&
    /calculat|costs? (?:is|are) |still pending|in progress/i.test(text)
  )
}
