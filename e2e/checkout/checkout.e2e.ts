import type { APIRequestContext } from '@playwright/test'
import { findingsEverywhere } from '../harness/axe.ts'
import { pay, paymentPage } from '../harness/buyer.ts'
import type { Piece } from '../harness/owner.ts'
import { badge, beginPayment, fillCart, line, sum, visit } from '../harness/shopper.ts'
import { expect, test } from '../harness/test.ts'

async function left(request: APIRequestContext, sticker: Piece): Promise<number> {
  const answer = await request.get(`/api/merch/id/${sticker.id}`)
  return ((await answer.json()) as { quantity: number }).quantity
}

test('§1 the shop: a print, a shirt and two stickers are bought, and the stock is right', async ({
  page,
  owner,
  request,
}) => {
  const print = await owner.makePrint()
  const shirt = await owner.makeShirt()
  const sticker = await owner.makeSticker(3)
  await fillCart(page, [
    { piece: print, size: '14x14' },
    { piece: shirt },
    { piece: sticker, quantity: 2 },
  ])
  const proceed = page.getByRole('button', { name: 'Proceed to Checkout' })
  const ordered = page.getByRole('heading', { name: "It's ordered!" })

  await test.step('two presses start one payment, and back leads to a cart that can be paid', async () => {
    await visit(page, '/cart')
    await expect(sum(page, 'Total')).toHaveText('$114.50')
    await proceed.dblclick()
    await expect(page).toHaveURL(paymentPage)
    const first = page.url()
    expect(await left(request, sticker)).toBe(1)
    await page.goBack()
    await expect(line(page, sticker)).toBeVisible()
    await proceed.click()
    await expect(page).toHaveURL(first)
  })

  await test.step('a cancelled payment keeps the cart, and gives the pieces back at once', async () => {
    await page.getByRole('link', { name: /Cancel and go back/ }).click()
    await expect(page).toHaveURL(/\/cart/)
    await expect(line(page, sticker)).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'without paying' })).toBeVisible()
    await expect.poll(() => left(request, sticker)).toBe(3)
  })

  await test.step('payment', async () => {
    await proceed.click()
    await expect(page.getByText('No money moves, and nothing will be sent.')).toBeVisible()
    await expect(page.getByRole('listitem')).toHaveCount(3)
    await page.getByRole('button', { name: /^Pay \$/ }).click()
    await expect(page.getByRole('alert')).toContainText('fields')
    expect(await findingsEverywhere(page)).toEqual([])
    await pay(page)
  })

  await test.step('order success, to the buyer and to strangers', async () => {
    await expect(page).toHaveURL(/\/order-success\?/)
    await expect(ordered).toBeVisible()
    await expect(page.getByText(/within 24 hours/)).toBeVisible()
    expect(await findingsEverywhere(page)).toEqual([])
    await page.reload()
    await expect(ordered).toBeVisible()
    await expect(badge(page)).not.toHaveAccessibleName(/\d/)
    await expect(page.getByRole('link', { name: 'Done' })).toHaveAttribute('href', '/')
    const theirs = await (await request.get(page.url())).text()
    expect(theirs).toContain('ordered!')
    expect(theirs).not.toMatch(/See your order|Willow Lane|["'=]\/orders\//)
    for (const none of ['', '?session_id=demo_nobody-knows-this-one']) {
      const answer = await request.get(`/order-success${none}`)
      expect(new URL(answer.url()).pathname).toBe('/')
    }
  })

  await test.step('the order’s page, and its paper', async () => {
    await page.getByRole('link', { name: 'See your order' }).click()
    await expect(page).toHaveURL(/\/orders\/[\w-]{20,}$/)
    const main = page.getByRole('main')
    for (const words of [print.name, shirt.name, sticker.name, '$114.50', '12 Willow Lane']) {
      await expect(main).toContainText(words)
    }
    const studio = main.getByText('Slow Heron', { exact: true })
    await expect(studio).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(studio).toBeVisible()
  })

  expect(await left(request, sticker)).toBe(1)
  const gone = await request.get(`/api/clothing/id/${shirt.id}`)
  expect(gone.status()).toBe(404)
  expect((await gone.json()).error.code).toBe('sold')
  const sold = await (await request.get(shirt.path)).text()
  expect(sold).toContain('So sorry! This item has already been sold.')
})

test('§4 order success: a payment that never arrives is told, and the piece comes back', async ({
  page,
  owner,
  request,
}) => {
  const sticker = await owner.makeSticker(2)
  await fillCart(page, [{ piece: sticker }])
  await page.goto(await beginPayment(page))
  await pay(page, 'Demo bank debit that bounces')
  await expect(page.getByRole('heading', { name: /One moment/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Nothing was paid.' })).toBeVisible()
  expect(await findingsEverywhere(page)).toEqual([])
  expect(await left(request, sticker)).toBe(2)
})
