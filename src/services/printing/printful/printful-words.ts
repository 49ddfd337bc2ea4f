import { ShopError } from '#platform/errors.ts'

/*
 * Printful's refusals as the owner reads them. Its documentation promises English prose, not codes,
 * so the words decide; unknown words are passed on as they are.
 */

const meanings: readonly [pattern: RegExp, words: string][] = [
  [
    /store.?id|store not found|no such store/i,
    'Printful wants to know which store it is: make a token there for one store alone, and give it to the shop.',
  ],
  [
    /out of stock|discontinued|not available|unavailable/i,
    'Printful can’t make one of the pieces at the moment (out of stock or discontinued).',
  ],
  [
    /billing|payment|charge|insufficient|balance|funds|credit card/i,
    'Printful could not take its money: look at the card or the wallet in its Billing settings.',
  ],
  [
    /variant|sync product|no product name/i,
    'Printful doesn’t know one of the sizes: look at From Printful for the ones that are wrong.',
  ],
  [
    /address|recipient|zip|postal|postcode|state|country|city|phone|tax.?number/i,
    'Printful can’t use the address.',
  ],
  [/file|image|artwork|print area/i, 'Printful can’t use one of the print files.'],
]

/** A refusal that trying again won't change. */
export function refusal({ status, text }: { status: number; text: string }): ShopError {
  const said = text === '' ? '' : ` It says: “${text}”`
  if (status === 401 || status === 403) {
    const words =
      'Printful doesn’t take the shop’s token: make a new one there, and give it to the shop.'
    return new ShopError('bad_input', words + said)
  }
  const words = meanings.find(([pattern]) => pattern.test(text))?.[1] ?? 'Printful refused.'
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
