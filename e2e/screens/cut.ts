import type { Page } from '@playwright/test'

/**
 * Content wider than the window, out of reach of scrolling, or broken to one letter a line; at a
 * text size in percent. The larger text is measured without being drawn, and what it moves ends at
 * once: what is measured next must not meet it.
 */
export function cut(page: Page, percent = 100): Promise<string[]> {
  return page.evaluate((percent) => {
    const { style } = document.documentElement
    const standStill = () => {
      for (const one of document.getAnimations()) {
        const ends = one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
        if (one.playState === 'running' && ends) one.finish()
      }
    }
    if (percent !== 100) style.setProperty('font-size', `${percent}%`, 'important')
    standStill()
    const wide = document.documentElement.scrollWidth
    const found: string[] = []
    if (wide > innerWidth) {
      const outside = [...document.querySelectorAll('body *')].findLast(
        (each) => each.checkVisibility() && each.getBoundingClientRect().right >= wide - 1,
      )
      found.push(`scrolls to ${wide}: ${outside?.outerHTML.slice(0, 140)}`)
    }
    /** Of each box once: a page's texts share their ancestors. */
    const known = new Map<Element, ReturnType<typeof lookAt>>()
    const clips = (how: string) => how === 'hidden' || how === 'clip'
    const scrolls = (how: string) => how === 'auto' || how === 'scroll'
    function lookAt(one: Element) {
      const style = getComputedStyle(one)
      const { overflowX, overflowY } = style
      return {
        edges: one.getBoundingClientRect(),
        letter: Number.parseFloat(style.fontSize),
        isClipped: style.clipPath === 'inset(50%)',
        isFixed: style.position === 'fixed',
        clipsWidth: clips(overflowX),
        clipsHeight: clips(overflowY),
        scrolls: scrolls(overflowX) || scrolls(overflowY),
        endsInDots: style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none',
      }
    }
    function boxOf(one: Element) {
      const box = known.get(one) ?? lookAt(one)
      known.set(one, box)
      return box
    }
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (words.nextNode()) {
      const own = words.currentNode.parentElement
      const text = words.currentNode.textContent ?? ''
      if (!own?.checkVisibility() || !text.trim()) continue
      if (own.closest('[aria-hidden=true], [inert], .visually-hidden, svg')) continue
      const { letter, isClipped } = boxOf(own)
      if (isClipped) continue
      const range = document.createRange()
      range.selectNodeContents(words.currentNode)
      let box = range.getBoundingClientRect()
      const told = () => `${own.outerHTML.slice(0, 140)} in ${own.parentElement?.className}`
      if (
        /\w{5}/.test(text) &&
        box.width > 1 &&
        box.width < 1.5 * letter &&
        box.height > 4 * letter
      ) {
        found.push(`a letter a line: ${told()}`)
      }
      for (let around: Element | null = own; around; around = around.parentElement) {
        const { edges, clipsWidth, clipsHeight, ...that } = boxOf(around)
        if (that.endsInDots && around.scrollWidth > around.clientWidth && edges.width < 2 * letter)
          found.push(`no room for ${told()}`)
        // A box that scrolls or ends in an ellipsis is in sight when its container is.
        if (that.endsInDots || that.scrolls) {
          box = edges
          continue
        }
        const cutsWidth = clipsWidth && (box.right > edges.right + 1 || box.left < edges.left - 1)
        const cutsHeight = clipsHeight && (box.bottom > edges.bottom + 2 || box.top < edges.top - 2)
        if (cutsWidth || cutsHeight) {
          found.push(`${told()}, cut by ${around.className}`)
          break
        }
        // Ancestors do not clip a fixed element.
        if (that.isFixed) break
      }
    }
    style.removeProperty('font-size')
    standStill()
    return found
  }, percent)
}
