import { contrast, type Lch, readable, toHex, toLch } from './colour.ts'
import { themeCopy } from './copy.ts'
import { demoThemes, type Theme } from './theme.ts'

/* Every background has enough contrast for text. Names are the style sheet's custom properties. */

/** By custom property, '#rrggbb'. */
export type Scheme = Record<string, string>

export interface Palette {
  light: Scheme
  dark: Scheme
  /** For `prefers-contrast: more`. */
  moreLight: Scheme
  moreDark: Scheme
}

/** WCAG AA for text, with some reserve for rounding. */
const words = 4.6
/** WCAG AA for everything except text. */
const shapes = 3.1
const moreWords = 7.1

/** A light theme's paper, for dark text. */
const darkestPaper = 0.9

const inkNames = ['accent-1', 'accent-2', 'accent-3'] as const

export function makePalette({ inks, paper }: Pick<Theme, 'inks' | 'paper'>): Palette {
  const first = demoThemes.heron
  const isFirst =
    inks.first === first.inks.first && inks.second === first.inks.second && paper === first.paper
  if (isFirst) return firstPalette
  const sheet = toPaper(paper)
  const [one, two] = [toLch(inks.first), toLch(inks.second)]
  const three = thirdInk(one)
  const tinge = Math.min(two.c, 0.03)
  const light = lightScheme(sheet, [one, two, three], { c: tinge, h: two.h })
  const dark = darkScheme(sheet, [one, two, three], { c: Math.min(two.c, 0.014), h: two.h })
  return {
    light,
    dark,
    moreLight: more(light, 'darker'),
    moreDark: more(dark, 'lighter'),
  }
}

/** Lightens a dark paper. */
export function toPaper(paper: string): Lch {
  const sheet = toLch(paper)
  return sheet.l < darkestPaper ? { ...sheet, l: darkestPaper } : sheet
}

/** Far from the first ink, towards yellow. */
function thirdInk({ c, h }: Lch): Lch {
  const away = ((85 - h + 540) % 360) - 180
  const step = Math.max(-60, Math.min(60, away))
  return { l: 0.79, c: Math.min(0.16, c * 0.85), h: (h + step + 360) % 360 }
}

type Tinge = Pick<Lch, 'c' | 'h'>

function lightScheme(paper: Lch, inks: Lch[], tinge: Tinge): Scheme {
  const { l, c, h } = paper
  const papers = {
    paper: toHex(paper),
    'paper-raised': toHex({ l: l + (1 - l) * 0.6, c: c * 0.6, h }),
    'paper-deep': toHex({ l: l - 0.04, c: Math.min(c * 1.35, 0.12), h }),
  }
  const washOf = (ink: Lch) => toHex({ l: l - 0.055, c: Math.min(0.05, ink.c * 0.35), h: ink.h })
  const badWash = toHex({ l: l - 0.05, c: 0.035, h: 29 })
  const grounds = Object.values(papers)
  const all = [...grounds, ...inks.map(washOf), badWash]
  const ink = readable({ l: 0.26, ...tinge }, all, 9, 'darker')
  const second = readable(inks[1] ?? paper, grounds, words, 'darker')
  const onBand = toHex({ l: 0.975, c: Math.min(c, 0.02), h })
  const band = readable(
    { ...toLch(second), l: Math.min(toLch(second).l, 0.47) },
    [onBand],
    6,
    'darker',
  )
  return {
    ...papers,
    ink,
    'ink-soft': readable({ l: 0.46, c: tinge.c * 0.5, h: tinge.h }, all, words, 'darker'),
    line: toHex({ l: l - 0.11, c: c + 0.01, h }),
    'line-strong': readable({ l: 0.58, c: c + 0.01, h }, grounds, shapes, 'darker'),
    ...inkColours(inks, grounds, washOf, 'darker'),
    'on-ink': onBand,
    bad: readable({ l: 0.47, c: 0.17, h: 29 }, [...grounds, badWash], words, 'darker'),
    'bad-wash': badWash,
    focus: second,
    'veil-ink': ink,
    band,
    'band-text': onBand,
    'band-words': ink,
    'band-under': toHex({ ...(inks[0] ?? paper), l: Math.max(inks[0]?.l ?? 0, 0.6) }),
    foot: toHex({ l: 0.26, c: Math.min(inks[1]?.c ?? 0, 0.06), h: tinge.h }),
    'foot-text': onBand,
  }
}

function darkScheme(paper: Lch, given: Lch[], { c, h }: Tinge): Scheme {
  const papers = {
    paper: toHex({ l: 0.22, c, h }),
    'paper-raised': toHex({ l: 0.265, c, h }),
    'paper-deep': toHex({ l: 0.185, c, h }),
  }
  const inks = given.map((ink) => ({ ...ink, l: Math.min(0.86, Math.max(0.68, ink.l)) }))
  const washOf = (ink: Lch) => toHex({ l: 0.32, c: Math.min(0.055, ink.c * 0.4), h: ink.h })
  const badWash = toHex({ l: 0.31, c: 0.055, h: 27 })
  const grounds = Object.values(papers)
  const all = [...grounds, ...inks.map(washOf), badWash]
  const warm = { c: Math.min(paper.c + 0.008, 0.03), h: paper.h }
  const second = readable({ ...inks[1], l: 0.78 } as Lch, grounds, words, 'lighter')
  const onBand = toHex({ l: 0.975, c: Math.min(paper.c, 0.02), h: paper.h })
  const deep = { ...(given[1] ?? paper), l: Math.min(given[1]?.l ?? 0, 0.36) }
  return {
    ...papers,
    ink: readable({ l: 0.935, ...warm }, all, 9, 'lighter'),
    'ink-soft': readable({ l: 0.77, ...warm }, all, words, 'lighter'),
    line: toHex({ l: 0.35, c, h }),
    'line-strong': readable({ l: 0.62, ...warm }, grounds, shapes, 'lighter'),
    ...inkColours(inks, grounds, washOf, 'lighter'),
    'on-ink': papers.paper,
    bad: readable({ l: 0.8, c: 0.12, h: 27 }, [...grounds, badWash], words, 'lighter'),
    'bad-wash': badWash,
    focus: second,
    'veil-ink': '#06070a',
    band: readable({ ...deep, l: Math.max(deep.l, 0.3) }, [onBand], 6, 'darker'),
    'band-text': onBand,
    'band-words': papers.paper,
    'band-under': toHex(inks[0] ?? paper),
    foot: toHex({ l: 0.245, c: Math.min(given[1]?.c ?? 0, 0.045), h }),
    'foot-text': onBand,
  }
}

/** The second ink fills controls, so it must show on paper. */
function inkColours(
  inks: Lch[],
  grounds: string[],
  washOf: (ink: Lch) => string,
  direction: 'darker' | 'lighter',
): Scheme {
  const entries = inks.flatMap((ink, i) => {
    const name = inkNames[i] ?? 'accent-1'
    const wash = washOf(ink)
    const drawn = i === 1 ? readable(ink, grounds, shapes, direction) : toHex(ink)
    const text = readable(ink, [...grounds, wash], words, direction)
    return [
      [name, drawn],
      [`${name}-text`, text],
      [`${name}-wash`, wash],
    ]
  })
  return Object.fromEntries(entries)
}

/** Includes washes. */
function more(scheme: Scheme, direction: 'darker' | 'lighter'): Scheme {
  const papers = ['paper', 'paper-raised', 'paper-deep'].map((name) => scheme[name] ?? '')
  const washes = [...inkNames, 'bad'].map((name) => scheme[`${name}-wash`] ?? '')
  const at = (name: string, least: number) =>
    readable(toLch(scheme[name] ?? '#000000'), [...papers, ...washes], least, direction)
  return {
    ink: at('ink', 12),
    'ink-soft': at('ink-soft', moreWords),
    line: at('line', shapes),
    'line-strong': at('line-strong', words),
    'accent-1-text': at('accent-1-text', moreWords),
    'accent-2-text': at('accent-2-text', moreWords),
    'accent-3-text': at('accent-3-text', moreWords),
    bad: at('bad', moreWords),
    focus: at('focus', moreWords),
  }
}

export function listCorrections({ inks, paper }: Pick<Theme, 'inks' | 'paper'>): string[] {
  const { light } = makePalette({ inks, paper })
  const corrections: string[] = []
  if (toLch(paper).l < darkestPaper) {
    corrections.push(themeCopy.paperTooDark(paper, light.paper))
  }
  const names = {
    first: [themeCopy.yourFirstInk, 'accent-1'],
    second: [themeCopy.yourSecondInk, 'accent-2'],
  } as const
  for (const which of ['first', 'second'] as const) {
    const [name, token] = names[which]
    const ink = inks[which]
    const text = light[`${token}-text`] ?? ink
    if (text === ink) continue
    const ratio = contrast(ink, light['paper-deep'] ?? paper).toFixed(1)
    corrections.push(themeCopy.inkTooPale(name, ink, ratio, text))
    const drawn = light[token] ?? ink
    if (which === 'second' && drawn !== ink) {
      corrections.push(themeCopy.secondInkTooPale(drawn))
    }
  }
  return corrections
}

/** Chosen by eye; the shop's style sheet holds the same values. */
export const firstPalette: Palette = {
  light: {
    paper: '#f8f2e6',
    'paper-raised': '#fffcf5',
    'paper-deep': '#efe5d2',
    ink: '#1d2430',
    'ink-soft': '#565761',
    line: '#dccfb7',
    'line-strong': '#887b63',
    'accent-1': '#e4603f',
    'accent-1-text': '#ae3a1b',
    'accent-1-wash': '#f7dccf',
    'accent-2': '#1f7a78',
    'accent-2-text': '#15615f',
    'accent-2-wash': '#d5e5de',
    'accent-3': '#e0a526',
    'accent-3-text': '#7a5300',
    'accent-3-wash': '#f6e3b4',
    'on-ink': '#fbf6ea',
    bad: '#a8271c',
    'bad-wash': '#f8dcd5',
    focus: '#15615f',
    'veil-ink': '#1d2430',
    band: '#1b6664',
    'band-text': '#fbf6ea',
    'band-words': '#1d2430',
    'band-under': '#e4603f',
    foot: '#16333a',
    'foot-text': '#f4ead7',
  },
  dark: {
    paper: '#191a21',
    'paper-raised': '#23252e',
    'paper-deep': '#121319',
    ink: '#f2e9d8',
    'ink-soft': '#b9b2a4',
    line: '#383a44',
    'line-strong': '#8d877b',
    'accent-1': '#ec7a5c',
    'accent-1-text': '#f59478',
    'accent-1-wash': '#47271f',
    'accent-2': '#58aca3',
    'accent-2-text': '#84cabf',
    'accent-2-wash': '#193a39',
    'accent-3': '#e4b04a',
    'accent-3-text': '#edc46f',
    'accent-3-wash': '#43341a',
    'on-ink': '#191a21',
    bad: '#ff9c8c',
    'bad-wash': '#4a221d',
    focus: '#84cabf',
    'veil-ink': '#06070a',
    band: '#17484a',
    'band-text': '#fbf6ea',
    'band-words': '#1d2430',
    'band-under': '#e4603f',
    foot: '#10262b',
    'foot-text': '#f4ead7',
  },
  moreLight: {
    ink: '#0c1017',
    'ink-soft': '#2c2e36',
    line: '#6f6450',
    'line-strong': '#3d3629',
    'accent-1-text': '#7c2409',
    'accent-2-text': '#0b4644',
    'accent-3-text': '#513700',
    bad: '#7f170e',
    focus: '#0b4644',
  },
  moreDark: {
    ink: '#fffaf0',
    'ink-soft': '#e8e1d3',
    line: '#96907f',
    'line-strong': '#d5cdbd',
    'accent-1-text': '#ffc0ac',
    'accent-2-text': '#b5e8df',
    'accent-3-text': '#ffdf9c',
    bad: '#ffc9bf',
    focus: '#b5e8df',
  },
}
