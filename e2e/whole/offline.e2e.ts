import type { Page } from '@playwright/test'
import { shellCopy } from '#web/shell/copy.ts'
import { shopCopy } from '#web/ui/copy.ts'
import { enterAnew, heading, tabs } from '../harness/admin.ts'
import { buy } from '../harness/bought.ts'
import type { Piece } from '../harness/owner.ts'
import {
  addButton,
  beginPayment,
  fillCart,
  line,
  plus,
  quantityIn,
  sum,
  toast,
  visit,
} from '../harness/shopper.ts'
import { expect, test } from '../harness/test.ts'

/** The worker's script may be asked for again. */
const ofNoNetwork =
  /ERR_INTERNET_DISCONNECTED|Failed to (?:fetch|load)|fetching the script|status of 503/

test.use({ serviceWorkers: 'allow' })

/** Waits for the service worker; returns the paths of the cached pages. */
async function keptPages(page: Page): Promise<string[]> {
  await page.evaluate(() => navigator.serviceWorker.ready)
  return page.evaluate(async () => {
    const cache = await caches.open('visited-pages')
    return (await cache.keys()).map(({ url }) => new URL(url).pathname)
  })
}

const holdsAddresses = (page: Page) => page.evaluate(() => caches.has('studio'))

test('§7 offline: a visited page opens as it was, and another says a word of ours', async ({
  page,
  owner,
  mayComplain,
}) => {
  mayComplain(ofNoNetwork)
  const print = await owner.makePrint()
  await visit(page, print.path)
  await expect.poll(() => keptPages(page)).toEqual([print.path])

  await page.context().setOffline(true)
  await page.goto(print.path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(print.name)
  await expect(page.getByText(shellCopy.openedAsKept)).toBeVisible()
  await page.getByRole('radio', { name: /14 × 14/ }).check()
  await addButton(page).click()
  await expect(toast(page, shopCopy.notAddedOffline)).toBeVisible()
  await expect(page.getByRole('radio', { name: /14 × 14/ })).toBeChecked()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Commissions' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The line went quiet.')
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The line went quiet.')
  await page.context().setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Where to find me' })).toBeVisible()
})

async function takeOut(page: Page, piece: Piece): Promise<void> {
  await line(page, piece)
    .getByRole('button', { name: /^Remove/ })
    .press('Enter')
  await page.getByRole('button', { name: 'Take it out' }).press('Enter')
  await expect(line(page, piece)).toBeHidden()
}

test('§7 offline: the cart stays, and a change that fails is said and can be made once there is a network', async ({
  page,
  owner,
  mayComplain,
}) => {
  mayComplain(ofNoNetwork)
  const [sticker, other] = [await owner.makeSticker(5), await owner.makeSticker(5)]
  await fillCart(page, [{ piece: sticker }, { piece: other }])
  await visit(page, '/cart')
  await page.context().setOffline(true)
  await plus(line(page, sticker)).press('Enter')
  await expect(toast(page, shopCopy.quantityNotChanged)).toBeVisible()
  await expect(quantityIn(line(page, sticker))).toHaveValue('1')
  await page.getByRole('button', { name: 'Proceed to Checkout' }).press('Enter')
  await expect(toast(page, shellCopy.notSentOffline)).toBeVisible()
  await page.context().setOffline(false)
  await plus(line(page, sticker)).press('Enter')
  await expect(sum(page, 'Subtotal')).toHaveText('$13.50')

  const tab = await page.context().newPage()
  await visit(tab, '/cart')
  await takeOut(tab, sticker)
  await plus(line(page, sticker)).press('Enter')
  await expect(toast(page, shopCopy.notInCart)).toBeVisible()
  await expect(line(page, sticker)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await takeOut(tab, other)
  await takeOut(page, other)
  await expect(page.getByText('Your cart is empty!')).toBeVisible()
})

test('§7 offline: a form of an order stays as it is, and works once there is a network', async ({
  page,
  owner,
  mayComplain,
}) => {
  mayComplain(ofNoNetwork)
  const order = await buy(owner, { pieces: [{ piece: await owner.makeSticker(3) }] })
  await visit(page, order.page)
  await page.getByText('Cancel this order').click()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Cancel it and refund me' }).press('Enter')
  await expect(toast(page, shellCopy.notSentOffline)).toBeVisible()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Cancel it and refund me' }).press('Enter')
  await expect(page.getByText('This order is cancelled.')).toBeVisible()
})

test('§7 offline: a page that looks again by itself waits for a network', async ({
  page,
  owner,
  anotherShopper,
  mayComplain,
}) => {
  mayComplain(ofNoNetwork)
  const shirt = await owner.makeShirt()
  const other = await anotherShopper()
  await fillCart(other, [{ piece: shirt }])
  await beginPayment(other)
  await page.clock.install()
  await visit(page, shirt.path)
  await expect(page.getByText('Somebody is buying this right now.')).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))

  await page.context().setOffline(true)
  await page.clock.fastForward('40:00')
  await page.evaluate(() => fetch('/healthz').catch(() => {}))
  expect(asked).toContain('/healthz')
  expect(asked).not.toContain(`${shirt.path}.data`)
  await page.context().setOffline(false)
  await page.clock.fastForward('40:00')
  await expect.poll(() => asked).toContain(`${shirt.path}.data`)
})

test('§29 offline: an order that the owner ships without a network is shipped once there is one', async ({
  page,
  owner,
  mayComplain,
}) => {
  mayComplain(/ERR_INTERNET_DISCONNECTED|Failed to (?:fetch|load)|status of (?:409|503)/)
  const { id, number } = await buy(owner, { pieces: [{ piece: await owner.makeSticker(3) }] })
  const refunded = await buy(owner, { pieces: [{ piece: await owner.makeSticker(3) }] })
  await enterAnew(page)
  await visit(page, '/admin')
  await page.evaluate(() => navigator.serviceWorker.ready)
  const kept = () =>
    page.evaluate(async () => (await (await caches.match('/packing'))?.text()) ?? '')
  await expect.poll(kept).toContain(`Order ${number}<`)

  await page.context().setOffline(true)
  await page.goto('/packing')
  const entry = page.getByRole('article', { name: `Order ${number}`, exact: true })
  await entry.getByLabel('Tracking number').fill('OFF 12')
  await entry.getByRole('button', { name: 'Mark as shipped' }).press('Enter')
  await expect(page.getByRole('status')).toContainText('1 parcel is marked as shipped')
  await page.goto('/packing')
  await expect(entry).toContainText('Marked as shipped. It waits for a network.')
  await expect(entry.getByRole('button')).toBeHidden()
  const other = page.getByRole('article', { name: `Order ${refunded.number}`, exact: true })
  await other.getByRole('button', { name: 'Mark as shipped' }).press('Enter')
  await expect(page.getByRole('status')).toContainText('2 parcels are marked as shipped')
  await page.context().setOffline(false)
  const headers = { Authorization: `Bearer ${owner.token}` }
  const refund = { headers, data: { attempt: 'refunded-meanwhile' } }
  expect((await page.request.post(`/api/orders/id/${refunded.id}/refund`, refund)).status()).toBe(
    200,
  )
  await visit(page, '/admin')
  const order = async () => (await page.request.get(`/api/orders/id/${id}`, { headers })).json()
  await expect.poll(async () => (await order()).state).toBe('fulfilled')
  expect(JSON.stringify(await order())).toContain('OFF 12')
  const note = page.getByRole('alert').filter({ hasText: 'refunded or cancelled meanwhile' })
  await expect(note).toContainText('the shop refused it later')
  await page.getByRole('link', { name: 'See the order' }).click()
  await expect(heading(page)).toHaveText(`Order ${refunded.number}`)
  await page.getByRole('button', { name: 'Remove this note' }).click()
  await expect(note).toHaveCount(0)
  await expect(heading(page)).toBeFocused()

  await page.context().setOffline(true)
  await tabs(page).getByRole('link', { name: 'Products' }).click()
  await expect(heading(page)).toHaveText('The line went quiet.')
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page)).toHaveText('Products')

  await test.step('§7 logging out deletes the addresses, even from a page past the worker', async () => {
    expect(await holdsAddresses(page)).toBe(true)
    // No worker has a page that was reloaded past the cache.
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Page.reload', { ignoreCache: true })
    await page.waitForFunction(() => !navigator.serviceWorker.controller)
    await page.waitForFunction(() => sessionStorage.getItem('user') !== null)
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL('/')
    await expect.poll(() => holdsAddresses(page)).toBe(false)
  })
})

test('§7 offline: logging out before scripts run deletes the buyers’ addresses that the device kept', async ({
  page,
}) => {
  await enterAnew(page)
  await visit(page, '/admin')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => holdsAddresses(page)).toBe(true)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setScriptExecutionDisabled', { value: true })
  await page.reload()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/')
  await devtools.send('Emulation.setScriptExecutionDisabled', { value: false })
  await visit(page, '/')
  await expect.poll(() => holdsAddresses(page)).toBe(false)
})
