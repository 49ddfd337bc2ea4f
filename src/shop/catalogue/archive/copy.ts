export const archiveCopy = {
  noSuchPiece: 'There is no such piece.',
  takenOut: 'This piece has been taken out of the shop.',
  noEdition: 'This piece has no edition.',
  noSuchSale: 'There is no such sale.',
  recordedBefore: (quantity: number, name: string, sum: string) =>
    `This form has recorded a sale already: ${quantity} × ${name}, ${sum}. If that is wrong, undo that sale first.`,
  tooOld: 'This sale is more than 30 days old, so it stays in the books.',
  pleaseTryAgain: 'Something changed meanwhile. Please try again.',
  pleaseChooseSize: 'Please choose the size.',
  noSuchSize: 'This piece has no such size.',
  inFuture: 'That day is in the future. Please choose today or an earlier day.',
  dayMissing: 'Please choose a day of this century.',

  whichPiece: 'Which piece?',
  quantityMissing: 'Please enter a whole number greater than zero.',
  kindMissing: 'Please choose prints, clothing or merch.',
  givenWithPrice: 'A piece that you give away has no price.',
  pleaseEnterPrice: 'Please enter a price greater than zero.',
  paymentMissing: 'Please choose cash, card or given.',
  pleaseEnterDay: 'Please enter a day such as 2026-07-01.',
  badFormId: 'A form’s id is 8 to 64 letters, digits, _ or -.',
} as const
