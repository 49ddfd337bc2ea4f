import { readFileSync } from 'node:fs'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { heading, openAdmin } from '../harness/admin.ts'
import { findingsEverywhere } from '../harness/axe.ts'
import { type Bought, buy } from '../harness/bought.ts'
import { visit } from '../harness/shopper.ts'
import { expect, test } from '../harness/test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const tick = (page: Page, { number }: Bought) =>
  page.getByRole('checkbox', { name: `Tick order ${number}`, exact: true })
const ask = (page: Page) => page.getByRole('button', { name: /^Pick list and slips/ })

/** Pages of the PDF, which opens in a tab of its own. */
async function pagesOf(context: BrowserContext, open: () => Promise<void>): Promise<number> {
  const opened = context.waitForEvent('response', (one) => one.url().includes('packing-slips/pdf'))
  await open()
  const answer = await opened
  expect(answer.headers()['content-type']).toBe('application/pdf')
  const pdf = await (await context.request.get(answer.url())).body()
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
}

test('orders are ticked by hand and by keyboard, with and without scripts, for their slips, their pick list and the carrier’s table', async ({
  page,
  context,
  owner,
  anotherShopper,
}) => {
  const piece = await owner.makeSticker(9)
  const orders: Bought[] = []
  for (let i = 0; i < 3; i += 1) orders.push(await buy(owner, { pieces: [{ piece }] }))
  const [first, second, third] = orders as [Bought, Bought, Bought]
  const to = `orders&show=to-ship&find=${encodeURIComponent(piece.name)}`

  await test.step('all slips of what is to ship are three taps from the home', async () => {
    await openAdmin(page)
    let taps = 0
    const tap = async (target: Locator) => {
      await target.tap()
      taps += 1
    }
    await tap(page.getByRole('main').getByRole('link', { name: /orders? to ship$/ }))
    await expect(heading(page)).toHaveText('Orders')
    await tap(page.getByLabel('Tick all on this page'))
    for (const order of orders) await expect(tick(page, order)).toBeChecked()
    expect(await findingsEverywhere(page)).toEqual([])
    await page.setViewportSize({ width: 390, height: 420 })
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect(ask(page)).toBeInViewport()
    await page.setViewportSize({ width: 390, height: 844 })
    // Other tests refund theirs meanwhile.
    const own = orders.map(({ id }) => id)
    await page.locator('input[name="id"]').evaluateAll((ticks: HTMLInputElement[], mine) => {
      for (const box of ticks) box.checked = mine.includes(box.value)
    }, own)
    expect(await pagesOf(context, () => tap(ask(page)))).toBe(orders.length + 1)
    expect(taps).toBeLessThanOrEqual(4)
  })

  await test.step('the parcels of ticked orders come as a table for the carrier’s site', async () => {
    await visit(page, `/admin?at=${to}`)
    const table = page.getByRole('button', { name: 'Parcels for Pirate Ship (CSV)' })
    await table.tap()
    await expect(
      page.getByRole('alert').filter({ hasText: 'Tick the orders first.' }),
    ).toBeVisible()
    for (const order of [second, third]) await tick(page, order).press('Space')
    const coming = page.waitForEvent('download')
    await table.tap()
    const file = await coming
    expect(file.suggestedFilename()).toMatch(/\.csv$/)
    const [, ...rows] = readFileSync(await file.path(), 'utf8')
      .trim()
      .split('\r\n')
    const numbers = rows.map((row) => Number(row.split(',')[0]))
    expect(numbers).toEqual([second.number, third.number])
    await tick(page, first).press('Space')
    await expect(page.getByLabel('Tick all on this page')).toBeChecked()
  })

  await test.step('a browser without scripts has no box for all, and ticks each', async () => {
    const plain = await context.browser()?.newContext({
      javaScriptEnabled: false,
      storageState: await context.storageState(),
      baseURL: new URL(page.url()).origin,
    })
    if (!plain) throw new Error('there is no browser')
    const still = await plain.newPage()
    await still.goto(`/admin?at=${to}`)
    await expect(still.getByLabel('Tick all on this page')).toBeHidden()
    await tick(still, first).check()
    await tick(still, second).check()
    expect(await pagesOf(plain, () => ask(still).click())).toBe(3)
    await plain.close()
  })

  await test.step('a parcel that the shop refused is told of after a reload, until the note is removed', async () => {
    const reason = 'The buyer disputes the payment.'
    const note = page.getByRole('alert').filter({ hasText: reason })
    await visit(page, '/admin')
    // As public/worker.js writes it: workers are blocked here.
    await page.evaluate(
      async ([id, why]) => {
        const headers = { 'X-Refused': encodeURIComponent(why) }
        const cache = await caches.open('sent-orders')
        await cache.put(`/api/orders/id/${id}/ship?kind=studio`, new Response('{}', { headers }))
      },
      [first.id, reason] as const,
    )
    for (let times = 0; times < 2; times += 1) {
      await page.reload()
      await expect(note).toContainText('the shop refused it later')
    }
    await page.getByRole('button', { name: 'Remove this note' }).tap()
    await expect(note).toHaveCount(0)
    await expect(heading(page)).toBeFocused()
    await visit(page, '/admin')
    await expect(note).toHaveCount(0)
  })

  await test.step('the plain list of orders to pack marks the one parcel of an order as sent, and shows it to nobody else', async () => {
    const print = { piece: await owner.makePrint(), size: '10x10' }
    const mixed = await buy(owner, { pieces: [{ piece }, print] })
    await page.goto('/packing')
    const entry = page.getByRole('article', { name: `Order ${mixed.number}`, exact: true })
    await expect(entry.getByRole('listitem')).toHaveCount(2)
    expect(await findingsEverywhere(page)).toEqual([])
    await entry.getByLabel('Tracking number').fill('AB12')
    await entry.getByRole('button', { name: 'Mark as shipped' }).click()
    await expect(page).toHaveURL('/packing')
    await expect(entry).toHaveCount(0)
    const stranger = await anotherShopper()
    expect((await stranger.request.get('/packing')).status()).toBe(404)
  })
})
