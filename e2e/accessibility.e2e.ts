/* every-page.e2e.ts checks pages as they open; each test checks the states on its own way. */
import { findingsEverywhere } from './axe.ts'
import { screens } from './screens.ts'
import { expect, test } from './test.ts'

const states = [
  ...['print-size-missing', 'last-one', 'error', 'payment-over', 'order-waiting', 'cart-failed'],
  ...['order-refunded', 'order-disputed', 'admin-orders-none'],
  ...['admin-privacy', 'admin-backups', 'admin-check-up'],
]

for (const name of states) {
  test(`§7 accessibility: nothing is found on ${name}, and it fits a phone`, async ({
    page,
    owner,
    anotherShopper,
    mayComplain,
  }) => {
    mayComplain(/status of (?:400|404|500)|no result found|Unexpected Server Error|decode/)
    const screen = screens.find((one) => one.name === name)
    if (!screen) throw new Error(`No screen is called ${name}.`)
    await screen.open({ page, owner, another: anotherShopper })
    expect(await findingsEverywhere(page)).toEqual([])
  })
}
