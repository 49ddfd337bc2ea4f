import type { Page } from '@playwright/test'

/** The frame clips overflow: cart and menu would vanish without a scrollbar. */
export function rightmost(page: Page): Promise<number> {
  return page.evaluate(() => {
    const ways = [...document.querySelectorAll('header :is(a, button)')]
    const rights = ways.map((one) => one.getBoundingClientRect().right)
    return Math.max(document.documentElement.scrollWidth, ...rights)
  })
}

export function sameNames(page: Page): Promise<string[]> {
  return page
    .getByRole('main')
    .locator('button, select, input:not([type=hidden])')
    .evaluateAll((all) => {
      const names = all
        .filter((one) => one.checkVisibility() && !one.closest('[aria-hidden=true], [inert]'))
        .map((one) => {
          const labels = [...((one as HTMLInputElement).labels ?? [])].map(
            (label) => label.textContent,
          )
          const group = one
            .closest('fieldset, [role=group], dialog, section')
            ?.querySelector('legend, h2, h3')
          const name = one.getAttribute('aria-label') || labels.join(' ') || one.textContent
          return [one.tagName, group?.textContent, name].join(' ')
        })
      return names.filter((name, i) => names.indexOf(name) !== i)
    })
}

export function tooSmall(page: Page): Promise<string[]> {
  return page
    .locator('a[href], button, textarea, select, summary, input:not([type=hidden])')
    .evaluateAll((all) =>
      all
        .filter(
          (one) =>
            one.checkVisibility() && !one.closest('[aria-hidden=true], [inert], .visually-hidden'),
        )
        .filter((one) => !(one.closest('p, li, dd') && getComputedStyle(one).display === 'inline'))
        .map((one) => (one.matches('[type=radio], [type=checkbox]') && one.closest('label')) || one)
        .filter((one) => {
          const { width, height } = one.getBoundingClientRect()
          return width > 2 && (width < 24 || height < 43.9)
        })
        .map((one) => {
          const { width, height } = one.getBoundingClientRect()
          return `${width} × ${height} ${one.outerHTML.slice(0, 150)}`
        }),
    )
}

/** Text spacing by WCAG 1.4.12. */
export function spread(page: Page, on: boolean): Promise<void> {
  return page.evaluate((on) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`)
    document.adoptedStyleSheets = on ? [sheet] : []
  }, on)
}

export function untold(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const properties = [
      'background-color',
      'color',
      'font-weight',
      'text-decoration',
      'border-top',
      'border-bottom',
      'outline',
      'content',
    ]
    const look = (one: Element) =>
      [one, ...one.children]
        .flatMap((part) =>
          ['', '::before', '::after'].map((of) => getComputedStyle(part, of || null)),
        )
        .map((style) => properties.map((name) => style.getPropertyValue(name)).join())
        .join()
    const shown = (one: HTMLElement) => (one.matches('input') && one.closest('label')) || one
    const chosen = document.querySelectorAll<HTMLElement>(
      '[aria-current], [aria-pressed=true], input[type=radio]:checked',
    )
    const alike = [...chosen].filter((one) => {
      // A radio button drawn by the system shows its own state.
      if (one.matches('input') && getComputedStyle(one).appearance !== 'none') return false
      const others = one
        .closest('ul, ol, nav, fieldset')
        ?.querySelectorAll<HTMLElement>(one.tagName)
      const other = [...(others ?? [])].find((o) => o !== one && o.className === one.className)
      return other?.checkVisibility() && look(shown(one)) === look(shown(other))
    })
    const controls = document.querySelectorAll(
      'main :is(button, select, textarea, input:not([type=hidden]))',
    )
    const bare = [...controls].filter((one) => {
      const style = getComputedStyle(one)
      const edges = ['border-top-width', 'border-bottom-width'].map((name) =>
        style.getPropertyValue(name),
      )
      const words = one.textContent || one.matches('input')
      return (
        words &&
        one.checkVisibility() &&
        style.appearance === 'none' &&
        edges.every((wide) => wide === '0px') &&
        !style.textDecorationLine.includes('underline')
      )
    })
    return [...alike, ...bare].map((one) => one.outerHTML.slice(0, 140))
  })
}

export function unprintable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pressed = document.querySelectorAll('button, dialog, header nav, footer nav')
    const { backgroundColor, color } = getComputedStyle(document.body)
    return [
      ...[...pressed]
        .filter((one) => one.checkVisibility())
        .map((one) => one.outerHTML.slice(0, 120)),
      ...(`${backgroundColor} ${color}` === 'rgb(255, 255, 255) rgb(0, 0, 0)'
        ? []
        : [`${color} on ${backgroundColor}`]),
    ]
  })
}
