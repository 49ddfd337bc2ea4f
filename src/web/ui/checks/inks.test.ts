import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { contrast } from '#shop/store/theme/colour.ts'
import { makePalette } from '#shop/store/theme/palette.ts'
import { demoThemes } from '#shop/store/theme/theme.ts'

/** Measured on their grounds by the palette's test, at least 4.5:1 with any inks and paper. */
const measured = [
  'ink',
  'ink-soft',
  'accent-1-text',
  'accent-2-text',
  'accent-3-text',
  'bad',
  'on-ink',
  'band-text',
  'band-words',
  'foot-text',
  // Black or white, by the luminance of a picture's colour.
  'on-ground',
]

/** No text on the theme's paper. Sheet and selector of each rule. */
const others = {
  drawings: [
    'pages/subscribe-form.module.css .doodle',
    'pages/gallery.module.css .doodle',
    'pages/studio-window.module.css .hero',
    'pages/studio-window.module.css .arrivals',
    'pages/studio-window.module.css .band',
    'pages/order.module.css .doodle',
    'pages/contact.module.css .mug',
    'pages/sign-in.module.css .moon',
    'pages/sign-in.module.css .cat',
    'pages/about.module.css .doodle',
    'pages/written-pages.module.css .doodle',
    'plinth/pages.css & > svg',
    'poster/frame.css & > div > svg',
    'poster/pages.css & > svg',
    'list/list.module.css .accent2',
    'list/list.module.css .accent3',
    'shell/frame.module.css .last',
    'shell/frame.module.css .doodle',
    'shell/menu.module.css .mascot',
  ],
  // A repeat of the shop's name, and marks between words.
  ornaments: [
    'shell/bar.module.css &::before',
    'ui/breadcrumb.module.css &:not(:first-child)::before',
  ],
  // WCAG 1.4.3 leaves out what can't be pressed.
  disabled: [
    'admin/galleries.module.css &[aria-disabled]',
    'product/product.module.css &[data-end]',
  ],
  // The palette's test measures the ink on every paper.
  paperOnInk: [
    'lists/gallery.module.css .cardLink:is(:hover, :focus-visible) &',
    'pages/own-wall.module.css .choose',
    'poster/frame.css & > div > :not(dialog)',
  ],
  // On grounds of their own, whatever the theme.
  scenes: [
    'pages/wall.module.css .room .measure',
    'poster/buying.css & > span:last-child',
    'pages/about.module.css .mark',
  ],
  // Measured below.
  mixed: ['shell/frame.module.css .small'],
}

interface Declaration {
  rule: string
  name: string
  value: string
}

function declarationsOf(path: string): Declaration[] {
  const css = readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  const sheet = path.split('/').slice(-2).join('/')
  const open: string[] = []
  return [...css.matchAll(/([^{};]*)([{};])/g)].flatMap(([, text = '', sign]) => {
    const words = text.trim().replace(/\s+/g, ' ')
    const selector = open.findLast((each) => !each.startsWith('@')) ?? ''
    if (sign === '{') open.push(words)
    if (sign === '}') open.pop()
    const [, name, value] = /^([\w-]+): (.+)$/.exec(words) ?? []
    if (sign === '{' || name === undefined || value === undefined) return []
    return [{ rule: `${sheet} ${selector}`, name, value }]
  })
}

const all = globSync('src/**/*.css').flatMap(declarationsOf)
const ofColor = all.filter(({ name }) => name === 'color')

/** The ink itself, or a property that every sheet sets to such an ink. */
function isMeasured(value: string): boolean {
  const [, name] = /^var\(--([\w-]+)(?:, var\(--ink\))?\)$/.exec(value) ?? []
  if (name === undefined) return false
  if (measured.includes(name)) return true
  const set = all.filter((each) => each.name === `--${name}`)
  return set.length > 0 && set.every((each) => isMeasured(each.value))
}

const isGiven = (value: string) =>
  /^(?:inherit|transparent|currentcolor|Highlight|HighlightText)$/.test(value)

it('writes in inks that the palette’s test measures', () => {
  expect(ofColor.length).toBeGreaterThan(150)
  const known = Object.values(others).flat()
  const found = ofColor.filter(
    ({ rule, value }) => !isGiven(value) && !isMeasured(value) && !known.includes(rule),
  )
  expect(found).toEqual([])
})

it('lists no rule that is gone or writes in a measured ink', () => {
  const needed = ofColor.filter(({ value }) => !isMeasured(value)).map(({ rule }) => rule)
  const left = Object.values(others)
    .flat()
    .filter((rule) => !needed.includes(rule))
  expect(left).toEqual([])
})

it.each(Object.entries(demoThemes))('keeps the footer’s small words readable in %s', (_, theme) => {
  const { light, dark } = makePalette(theme)
  for (const scheme of [light, dark]) {
    for (const [words, ground] of [
      ['foot-text', 'foot'],
      ['ink', 'paper'],
      ['ink', 'accent-1-wash'],
    ] as const) {
      const [above = '', below = ''] = [scheme[words], scheme[ground]]
      expect(contrast(mixed(above, below, 0.78), below)).toBeGreaterThan(4.5)
    }
  }
})

/** '#rrggbb', as color-mix() in srgb. */
function mixed(one: string, other: string, share: number): string {
  const part = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16)
  const parts = [1, 3, 5].map((at) => part(one, at) * share + part(other, at) * (1 - share))
  return `#${parts.map((each) => Math.round(each).toString(16).padStart(2, '0')).join('')}`
}
