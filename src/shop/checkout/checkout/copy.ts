export const checkoutCopy = {
  shopVeryBusy: 'The shop is very busy. Please try again.',
  sessionOpen: 'The session is still open.',

  noSuchOrder: 'There is no such order.',
  stillPending: 'This payment may still come: its pieces stay held for it.',

  shipping: 'Shipping',
  salesTax: (rate: string) => `Sales tax (${rate})`,
  codeDiscount: (code: string | null, sum: string) => `Code ${code}: ${sum} off`,
  artPrint: 'Art print',

  cartEmpty: 'Your cart is empty!',
  notClosed: 'The payment session could not be closed.',
  noPaymentPage: 'The payment provider gave no page to pay at.',

  tooLittle: (cardsTake: string, sum: string) => `${cardsTake}, and this is ${sum}.`,
  maybeTooLittle: (cardsTake: string) =>
    `${cardsTake}, shipping included: alone, this may be too little to pay.`,
  cardsTake: (sum: string) => `Cards take ${sum} or more`,
} as const
