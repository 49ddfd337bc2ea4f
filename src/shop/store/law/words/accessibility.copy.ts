/* Directive 2019/882, Annex V, as it holds for every shop, whatever its owner writes. */

/** `email`: contact for buyers who meet a barrier. */
export function accessibilityWords(email: string): string[] {
  return [
    'In this shop you look at pieces, put them into a cart, order them and follow what you ordered. You pay on the page of a payment provider, which says itself how it can be used.',
    'The parts of its pages that come with the shop (menus, galleries, forms, cart and orders) are built to meet the Web Content Accessibility Guidelines 2.2 at level AA, which hold what the European standard EN 301 549 asks of web pages. They can be used with a keyboard alone and with a screen reader, with letters twice as large, on a screen 320 pixels wide, in light and dark colors, with less movement, and without scripts. The studio writes the words that describe a picture.',
    `If something is in your way all the same, write to ${email}: you get what you need in another form, and the problem is fixed.`,
  ]
}
