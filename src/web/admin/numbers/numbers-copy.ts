/** The words of 'Numbers'. */
export const numbersCopy = {
  intro:
    'What came in, what went back, and what is left: every row is counted on the day it happened.',
  nothing: 'Nothing was sold or paid back then.',
  orders: (count: number) => (count === 1 ? 'One order was paid.' : `${count} orders were paid.`),
  left: 'What is left',
  taxWithin: 'Tax within these sums',
  before: 'Before',
  after: 'After',
  wholeYear: (year: string) => `All of ${year}`,
  months: 'Month by month',
  pieces: 'What was bought',
  piecesHint: 'At the price it was bought for. What went back is not taken off here.',
  save: 'Save the rows for the books (CSV)',
  saveFailed: 'the table didn’t come. try again?',
  unclear: 'That is no month and no year: this is the month that it is now.',
  costs:
    'Fees are those that the payment provider told. What prints and postage cost is what you wrote down on each order.',
} as const
