import type { Page } from '@playwright/test'
import { phone, unfitForPhones } from '../harness/axe.ts'
import { type Check, checks, look, wide } from '../whole/page-checks.ts'
import { cut } from './cut.ts'

/**
 * Words and pictures beyond the window's edges, pictures beyond their card's or on words, and lists
 * of cards that leave much of the window empty.
 */
function beyond(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const inside = (one: Element) => {
      const { left, right, width } = one.getBoundingClientRect()
      return width === 0 || (left >= -1 && right <= innerWidth + 1)
    }
    const spilled = [...document.querySelectorAll('[data-part=card-picture]')].filter((one) => {
      const { left, right } = one.getBoundingClientRect()
      const card = one.closest('[data-part=card]')?.getBoundingClientRect()
      return card && (left < card.left - 1 || right > card.right + 1)
    })
    const room = document.querySelector('[data-part=room]')
    const beside = room?.nextElementSibling?.getBoundingClientRect()
    const edges = room?.getBoundingClientRect()
    const lies = edges && beside && edges.right > beside.left + 1 && edges.bottom > beside.top + 1
    if (room && lies) spilled.push(room)
    const narrow = [...document.querySelectorAll('[data-part=cards]')].filter(
      (one) => one.getBoundingClientRect().width < innerWidth * 0.6,
    )
    // A row that scrolls shows all of its entries.
    const outside = [
      ...document.querySelectorAll('main :is(h1, h2, h3, p, a, img, button), footer a'),
    ]
      .filter((one) => one.checkVisibility() && !one.closest('.visually-hidden, [data-part=works]'))
      .filter((one) => !one.closest('[data-part=picture-row], [data-part=card-picture]'))
      .filter((one) => !inside(one))
    return [...spilled, ...narrow, ...outside].map(
      (one) => `${innerWidth} px: ${one.outerHTML.slice(0, 90)}`,
    )
  })
}

/** Without axe: a composition is style sheets alone, and axe has looked at the same markup. */
const composed: Record<string, Check> = {
  '150 %': { at: wide, run: (page) => cut(page, 150) },
  '1280 px': { at: wide, run: beyond },
  'forced colours': checks['forced colours'],
  '2560 px': { at: { width: 2560, height: 900 }, run: beyond },
  '800 px': { at: { width: 800, height: 900 }, run: beyond },
  '320 px': { at: { width: 320, height: 900 }, run: beyond },
  'a phone': { at: phone, run: unfitForPhones },
  '200 %': checks['text of 200 % at 390 px'],
}

/** In forced colours, at every width and text size. */
export function lookComposed(page: Page, path: string, place = 0): Promise<void> {
  return look(page, path, Object.keys(composed), { place, from: composed })
}
