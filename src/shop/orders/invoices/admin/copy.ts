export const invoicesAdminCopy = {
  invoices: 'Invoices',
  taxNumber: 'Tax number',
  beforeTheNumber: 'Before the number',
  firstNumber: 'First number',
  invoicesSection: {
    title: 'Invoices',
    hint: 'Most shops in Europe write one for every order. Each gets the next number, without a gap, and a refund gets a credit note. Buyers find them on the page of their order. Ask whoever does your books whether you need them: this is no advice.',
    on: 'Write an invoice for every order that is paid',
    seller: 'Who sells',
    sellerHint: 'It stands on every invoice from now on. Those that were written stay as they are.',
    numbers: 'Their numbers',
    numbersHint: 'Once the first is written, they go on from it.',
    saved: 'Saved. The next one says so.',
    failed: 'That was not saved. Nothing you typed is lost.',
  },
} as const
