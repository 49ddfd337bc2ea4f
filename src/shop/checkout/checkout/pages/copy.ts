export const checkoutPageCopy = {
  taxIncluded: (list: string, name: string) => `The total includes ${list} ${name}.`,

  subtotal: 'Subtotal',
  shipping: 'Shipping',
  free: 'Free',
  salesTax: 'Sales tax',
  total: 'Total',
  totalForRest: 'Total for the rest',
  proceedToCheckout: 'Proceed to Checkout',
  proceed: 'Proceed',
  playMoney: 'This shop is being tried out: nothing is charged.',
  salesTaxLater: 'Sales tax, where there is one, comes on top as you pay.',
  codeLater: 'Do you have a discount code? Enter it as you pay.',
  holding: 'Once you proceed, I hold your pieces for you while you pay.',
  shippingAndReturns: 'Shipping and returns',
  pickUp: (pickup: string) => `You pick it up: ${pickup}`,

  obligation: 'What you pay for on the next page is ordered with an obligation to pay.',
  customsAnywhere:
    'Sent to another country, customs duty and import tax may come on top. They aren’t in this sum.',
  customsIn: (country: string) =>
    `Customs duty and import tax of ${country} aren’t in this sum. The carrier may ask you for them.`,
} as const
