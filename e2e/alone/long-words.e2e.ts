/* Words of the forms' maximum length without a space: no letter may be outside the window. */
import type { APIRequestContext, Page } from '@playwright/test'
import { turnTo, visit } from '../harness/shopper.ts'
import { expect, test } from '../harness/test.ts'

const word = (length: number) => 'W'.repeat(length)
const longTexts = {
  studioName: word(60),
  artistName: word(80),
  tagLine: word(140),
  homeIntro: word(400),
  introMerch: word(300),
  aboutHeading: word(140),
  aboutText: word(600),
  commissionTeaser: word(300),
  commissionText: word(400),
}

async function changeStudio(request: APIRequestContext, token: string, texts: object) {
  const headers = { Authorization: `Bearer ${token}` }
  const before = (await (await request.get('/api/studio', { headers })).json()) as {
    version: unknown
  }
  const answer = await request.put('/api/studio', { headers, data: { ...before, ...texts } })
  expect(answer.status()).toBe(200)
  return before
}

function lostWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut = (element: Element) => {
      const { textOverflow, overflowX } = getComputedStyle(element)
      const { right } = element.getBoundingClientRect()
      const inside = right <= document.documentElement.clientWidth
      return textOverflow === 'ellipsis' && overflowX === 'hidden' && inside
    }
    const lost: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement
      if (!parent?.checkVisibility() || parent.closest('.visually-hidden, script')) continue
      if (cut(parent)) continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      const { right } = range.getBoundingClientRect()
      if (right > document.documentElement.clientWidth) lost.push(`${parent.localName} ${right}`)
    }
    return lost
  })
}

test('a word without a space, however long, stays inside of the window', async ({
  page,
  owner,
  request,
}) => {
  const facts = { printName: word(170), descName: word(60), description: word(200) }
  const sticker = await owner.makeSticker(5, facts)
  const before = await changeStudio(request, owner.token, longTexts)
  for (const path of ['/', '/merch-gallery', sticker.path, '/about', '/commissions', '/contact']) {
    await (path === '/' ? visit : turnTo)(page, path)
    for (const width of [390, 1000]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => lostWords(page), `${path} at ${width} px`).toEqual([])
    }
  }
  const { version: _, ...texts } = before
  await changeStudio(request, owner.token, texts)
})
