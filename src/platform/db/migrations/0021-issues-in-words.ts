export function issueInWords(line: string): { code: string; subject: string; details: object } {
  for (const [pattern, code, details] of sentences) {
    const found = pattern.exec(line)
    // An order may have several issues of these codes: their words tell them apart.
    if (found) return { code, subject: several.has(code) ? line : '', details: details(found) }
  }
  return { code: 'note', subject: line, details: { text: line } }
}

const several = new Set(['refund_failed'])

const nothing = () => ({})

const sentences: readonly [RegExp, string, (found: RegExpExecArray) => object][] = [
  [
    /^Paid after the hold had ended, and (.*) had gone meanwhile\. Nothing was taken/,
    'sold_out_late',
    ([, names]) => ({ names: [names] }),
  ],
  [
    /^The order is for (\S+), but (\S+) was paid\.$/,
    'amount_mismatch',
    ([, due, paid]) => ({ due: cents(due), paid: cents(paid) }),
  ],
  [
    /^(\S+) was paid without an order\./,
    'unmatched_payment',
    ([, paid]) => ({ paid: cents(paid), claimedOrder: null }),
  ],
  [
    /^(\S+) was paid a second time for order (\d+)\./,
    'unmatched_payment',
    ([, paid, number]) => ({ paid: cents(paid), claimedOrder: Number(number) }),
  ],
  [/^The payment has been on its way for two weeks\./, 'payment_late', nothing],
  [/^The buyer disputes the payment\.$/, 'dispute_open', nothing],
  [/^The dispute is lost:/, 'dispute_lost', nothing],
  [
    /^A refund of (\S+) did not arrive\./,
    'refund_failed',
    ([, amount]) => ({ amount: cents(amount) }),
  ],
  [/^The prints could not be ordered: (.*)$/, 'prints_refused', ([, reason]) => ({ reason })],
  [
    /^The prints went to the printer with the address as it was before/,
    'address_changed_late',
    nothing,
  ],
  [/^The prints went to the printer while you paid them back/, 'refunded_late', nothing],
  [
    /^The printer holds order (.*) until it hears from you\.$/,
    'printer_holds',
    ([, ref]) => ({ ref }),
  ],
  [/^The printer knows nothing of this order’s prints\.$/, 'printer_lost', nothing],
]

function cents(written = ''): number {
  return Math.round(Number(written.replace(/[$,]/g, '')) * 100)
}
