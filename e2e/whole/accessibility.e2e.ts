/* every-page.e2e.ts checks pages as they open; each test checks the states on its own way. */
import { findingsEverywhere } from '../harness/axe.ts'
import { expect, test } from '../harness/test.ts'
import { screens } from '../screens/screens.ts'

/** The last of a walk stops the clock or the network for good. */
const walks = [
  ['last-one', 'error', 'print-size-missing'],
  ['order-refunded', 'order-disputed', 'payment-over', 'order-waiting', 'cart-failed'],
  ['admin-orders-none', 'admin-privacy', 'admin-backups', 'admin-check-up'],
]

for (const names of walks) {
  test(`§7 accessibility: nothing is found on ${names.join(', ')}, and each fits a phone`, async ({
    page,
    owner,
    anotherShopper,
    mayComplain,
  }) => {
    mayComplain(/status of (?:400|404|500)|no result found|Unexpected Server Error|decode/)
    for (const name of names) {
      const screen = screens.find((one) => one.name === name)
      if (!screen) throw new Error(`No screen is called ${name}.`)
      await screen.open({ page, owner, another: anotherShopper })
      expect.soft(await findingsEverywhere(page), name).toEqual([])
    }
  })
}
