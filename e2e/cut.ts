import type { Page } from '@playwright/test'
import { standStill } from './axe.ts'

/** Content wider than the window, out of reach of scrolling, or broken to one letter a line. */
export function cut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wide = document.documentElement.scrollWidth
    const outside = [...document.querySelectorAll('body *')].findLast(
      (each) => each.checkVisibility() && each.getBoundingClientRect().right >= wide - 1,
    )
    const found =
      wide > innerWidth ? [`scrolls to ${wide}: ${outside?.outerHTML.slice(0, 140)}`] : []
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (words.nextNode()) {
      const own = words.currentNode.parentElement
      const text = words.currentNode.textContent ?? ''
      if (!own?.checkVisibility() || !text.trim()) continue
      if (own.closest('[aria-hidden=true], [inert], .visually-hidden, svg')) continue
      const range = document.createRange()
      range.selectNodeContents(words.currentNode)
      let box = range.getBoundingClientRect()
      const told = `${own.outerHTML.slice(0, 140)} in ${own.parentElement?.className}`
      if (getComputedStyle(own).clipPath === 'inset(50%)') continue
      const letter = Number.parseFloat(getComputedStyle(own).fontSize)
      if (
        /\w{5}/.test(text) &&
        box.width > 1 &&
        box.width < 1.5 * letter &&
        box.height > 4 * letter
      ) {
        found.push(`a letter a line: ${told}`)
      }
      for (let around: Element | null = own; around; around = around.parentElement) {
        const style = getComputedStyle(around)
        const { overflowX, overflowY, position } = style
        const edges = around.getBoundingClientRect()
        const clips = (how: string) => how === 'hidden' || how === 'clip'
        const scrolls = (how: string) => how === 'auto' || how === 'scroll'
        const endsInDots = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
        if (endsInDots && around.scrollWidth > around.clientWidth && edges.width < 2 * letter)
          found.push(`no room for ${told}`)
        // A box that scrolls or ends in an ellipsis is in sight when its container is.
        if (endsInDots || scrolls(overflowX) || scrolls(overflowY)) {
          box = edges
          continue
        }
        const cutsWidth =
          clips(overflowX) && (box.right > edges.right + 1 || box.left < edges.left - 1)
        const cutsHeight =
          clips(overflowY) && (box.bottom > edges.bottom + 2 || box.top < edges.top - 2)
        if (cutsWidth || cutsHeight) {
          found.push(`${told}, cut by ${around.className}`)
          break
        }
        // Ancestors do not clip a fixed element.
        if (position === 'fixed') break
      }
    }
    return found
  })
}

/** `cut` at a text size in percent. */
export async function cutInLarger(page: Page, percent: number): Promise<string[]> {
  const setSize = (size: string) =>
    page.evaluate((size) => {
      document.documentElement.style.setProperty('font-size', size, 'important')
    }, size)
  await setSize(`${percent}%`)
  await standStill(page)
  const found = await cut(page)
  await setSize('')
  return found
}
