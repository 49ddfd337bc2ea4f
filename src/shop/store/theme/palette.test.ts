import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast, distance, toHex, toLch } from './colour.ts'
import { firstPalette, listCorrections, makePalette, type Scheme } from './palette.ts'
import { themeSchema } from './theme.schema.ts'
import { demoThemes, type Theme } from './theme.ts'

const papers = ['paper', 'paper-raised', 'paper-deep']
const inks = ['ink', 'ink-soft', 'accent-1-text', 'accent-2-text', 'accent-3-text', 'bad']

/** Words that have less than the least contrast on what they stand on. */
function unreadable(scheme: Scheme, least: number): string[] {
  const pairs = [
    ...inks.flatMap((ink) => papers.map((paper) => [ink, paper])),
    ...['accent-1', 'accent-2', 'accent-3'].flatMap((name) => [
      [`${name}-text`, `${name}-wash`],
      ['ink', `${name}-wash`],
      ['ink-soft', `${name}-wash`],
    ]),
    ['bad', 'bad-wash'],
    ['on-ink', 'ink'],
    ['on-ink', 'accent-1-text'],
    ['band-text', 'band'],
    ['band-words', 'band-text'],
    ['foot-text', 'foot'],
  ]
  return pairs.flatMap(([word = '', ground = '']) =>
    contrast(scheme[word] ?? '', scheme[ground] ?? '') < least ? [`${word} on ${ground}`] : [],
  )
}

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`)
const anyTheme = fc
  .record({ first: hex, second: hex, paper: hex })
  .map(({ first, second, paper }) => ({ ...demoThemes.kiln, inks: { first, second }, paper }))
  .filter((theme) => themeSchema.safeParse(theme).success)

describe('a theme’s colours', () => {
  it('is readable in light and dark, with any inks and paper', () => {
    fc.assert(
      fc.property(anyTheme, (theme) => {
        const { light, dark, moreLight, moreDark } = makePalette(theme)
        expect(unreadable(light, 4.5)).toEqual([])
        expect(unreadable(dark, 4.5)).toEqual([])
        const more = (scheme: Scheme, over: Scheme) =>
          inks.flatMap((ink) =>
            papers.filter((paper) => contrast(over[ink] ?? '', scheme[paper] ?? '') < 7),
          )
        expect(more(light, moreLight)).toEqual([])
        expect(more(dark, moreDark)).toEqual([])
        for (const scheme of [light, dark]) {
          expect(contrast(scheme['line-strong'] ?? '', scheme.paper ?? '')).toBeGreaterThan(3)
          expect(contrast(scheme.focus ?? '', scheme.paper ?? '')).toBeGreaterThan(3)
          expect(contrast(scheme['accent-2'] ?? '', scheme.paper ?? '')).toBeGreaterThan(3)
        }
      }),
      { numRuns: 100, examples: Object.values(demoThemes).map((theme): [Theme] => [theme]) },
    )
  })

  it('names an ink or a paper that is no colour', () => {
    const { inks } = demoThemes.kiln
    const found = [
      { inks: { ...inks, first: 'teal' } },
      { inks: { ...inks, second: '' } },
      { paper: '#12345' },
    ].map((theme) => themeSchema.safeParse({ ...demoThemes.kiln, ...theme }).error?.issues[0])
    expect(found).toMatchObject([
      { path: ['inks', 'first'], message: 'Please choose a color, such as #1f7a78.' },
      { path: ['inks', 'second'], message: 'Please choose a color, such as #1f7a78.' },
      { path: ['paper'], message: 'Please choose a color, such as #1f7a78.' },
    ])
  })

  it.each(Object.keys(demoThemes) as (keyof typeof demoThemes)[])(
    'of %s keep their inks and paper',
    (name) => {
      const { light } = makePalette(demoThemes[name])
      expect(distance(light.paper ?? '', demoThemes[name].paper)).toBeLessThan(0.01)
      expect(distance(light['accent-1'] ?? '', demoThemes[name].inks.first)).toBeLessThan(0.01)
      expect(distance(light['accent-2'] ?? '', demoThemes[name].inks.second)).toBeLessThan(0.01)
    },
  )

  // Axe looks at contrast on opened public pages alone, and in the dark at one page of each layout.
  it.each(Object.entries(demoThemes))(
    'of %s keep every ink readable on every ground',
    (_, theme) => {
      const { light, dark } = makePalette(theme)
      const washes = ['accent-1-wash', 'accent-2-wash', 'accent-3-wash', 'bad-wash']
      const low = [light, dark].flatMap((scheme) =>
        inks.flatMap((ink) =>
          [...papers, ...washes].filter(
            (ground) => contrast(scheme[ink] ?? '', scheme[ground] ?? '') < 4.5,
          ),
        ),
      )
      expect(low).toEqual([])
    },
  )

  it('of the first theme equal the style sheet’s', () => {
    const sheet = readFileSync('src/web/ui/tokens.css', 'utf8')
    const [light = '', dark = '', moreLight = '', moreDark = ''] = sheet
      .split(':root {')
      .slice(1)
      .map((block) => block.slice(0, block.indexOf('\n}')))
    const missing = (scheme: Scheme, block: string) =>
      Object.entries(scheme).filter(([name, value]) => !block.includes(`--${name}: ${value};`))
    expect(missing(firstPalette.light, light)).toEqual([])
    const unchanged = Object.entries(firstPalette.dark).filter(
      ([name, value]) => value !== firstPalette.light[name],
    )
    expect(missing(Object.fromEntries(unchanged), dark)).toEqual([])
    expect(missing(firstPalette.moreLight, moreLight)).toEqual([])
    expect(missing(firstPalette.moreDark, moreDark)).toEqual([])
  })
})

describe('colour corrections', () => {
  it('name an ink that is too pale for text, and a paper that is too dark', () => {
    const words = listCorrections({
      inks: { first: '#ffd23f', second: '#26211e' },
      paper: '#202020',
    })
    expect(words).toHaveLength(2)
    expect(words[0]).toContain('#202020')
    expect(words[1]).toContain('#ffd23f')
    expect(
      listCorrections({ inks: { first: '#7a1f0e', second: '#0b3b66' }, paper: '#ffffff' }),
    ).toEqual([])
  })
})

describe('a theme', () => {
  it('is refused with a reason for invalid colours, and for inks that can’t be seen', () => {
    const words = (theme: object) => {
      const issue = themeSchema.safeParse({ ...demoThemes.kiln, ...theme }).error?.issues[0]
      return [issue?.path.join('.'), issue?.message]
    }
    expect(words({ paper: 'clay' })[0]).toBe('paper')
    expect(words({ paper: '#fff;}body{display:none' })[0]).toBe('paper')
    expect(words({ inks: { first: 'red', second: '#000000' } })[0]).toBe('inks.first')
    const [at, message] = words({ inks: { first: '#000000', second: '#f4f0ea' } })
    expect(at).toBe('inks.second')
    expect(message).toContain('can hardly be seen')
    expect(words({ pair: 'comic-sans' })[0]).toBe('pair')
  })
})

it('turns a colour into OKLCH and back', () => {
  fc.assert(fc.property(hex, (colour) => distance(toHex(toLch(colour)), colour) < 0.01))
})
