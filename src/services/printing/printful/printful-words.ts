import { ShopError } from '#platform/errors.ts'
import { printingCopy } from '#services/printing/copy.ts'

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
