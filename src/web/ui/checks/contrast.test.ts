import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const sheet = readFileSync('src/web/ui/tokens.css', 'utf8')
const blocks = [...sheet.matchAll(/(@media ([^{]*))?\s*:root \{([^}]*)\}/g)]

/** The inks and papers that hold where these media queries do, later blocks over earlier ones. */
function tokens(...queries: string[]): Record<string, string> {
  const holding = blocks.filter(([, , query]) => !query || queries.includes(query.trim()))
  const pairs = holding.flatMap(([, , , body = '']) => [
    ...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g),
  ])
  return Object.fromEntries(pairs.map(([, name, value]) => [name, value]))
}

/** Relative luminance of '#rrggbb' (WCAG 2.2). */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function ratio(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const dark = '(prefers-color-scheme: dark)'
const more = '(prefers-contrast: more)'
const inks = ['ink', 'ink-soft', 'accent-1-text', 'accent-2-text', 'accent-3-text']
const papers = ['paper', 'paper-raised', 'paper-deep']

describe('text on every paper', () => {
  it.each([
    { name: 'in light', queries: [], least: 4.5 },
    { name: 'in dark', queries: [dark], least: 4.5 },
    { name: 'with more contrast', queries: [more], least: 7 },
    { name: 'in dark with more contrast', queries: [dark, more, `${more} and ${dark}`], least: 7 },
  ])('$name has at least $least:1', ({ queries, least }) => {
    const all = tokens(...queries)
    const weak = inks.flatMap((ink) =>
      papers
        .filter((paper) => ratio(all[ink] ?? '', all[paper] ?? '') < least)
        .map((paper) => [ink, paper]),
    )
    expect(weak).toEqual([])
    expect(ratio(all['line-strong'] ?? '', all.paper ?? '')).toBeGreaterThan(3)
  })
})
