export const writtenPagesCopy = {
  shippingAndReturns: 'Shipping and returns',
  writeWithinDays: (returnDays: number, email: string) =>
    `Write within ${returnDays} days after it arrived, to ${email}.`,
  beyondLawGives: 'Beyond what the law gives you, ',
  nothingSentBack: 'Nothing can be sent back without a reason.',
  nothingSentBackLawful: (lawful: string) => `${lawful}nothing can be sent back without a reason.`,
  wouldLikeSend: (email: string) =>
    `Would you like to send something back? Write to ${email} first.`,
  highestOfParcel: 'Each parcel pays its highest rate once.',
  highestOfOrder: 'An order with several kinds of things pays the highest rate once.',
  comesBack: 'Money goes back the way it came once the piece is here again.',
  withdrawn:
    'In the European Union and the United Kingdom you may withdraw from the contract within 14 days after your piece arrived, without a reason; the link “Withdraw from contract here” leads to it. What you paid goes back the way it came within 14 days after you told me, standard delivery included; it may wait until the piece, or a proof that you sent it, is here. Only a piece that was made to your own wishes is exempt.',
  cartIsAll: 'What you see in your cart is what you pay, shipping included.',
  taxComesOnTop:
    'What you see in your cart is what you pay, shipping included. Only sales tax, where there is one, comes on top: the payment page shows it before you pay.',
} as const
