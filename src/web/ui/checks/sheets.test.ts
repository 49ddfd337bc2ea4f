import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const sheets = globSync('src/**/*.css')

/** The bodies of the classes that a sheet gives declarations alone, each with its layer's indent. */
function bodiesOf(path: string): string[] {
  const rules = readFileSync(path, 'utf8').matchAll(/^ {2}\.[\w-]+ \{\n((?: {4}\S.*;\n)+) {2}\}$/gm)
  return [...rules].map(([, body = '']) => body.trim().split(/\n\s*/).sort().join(' '))
}

it('has at most 90 style sheets', () => {
  expect(sheets.length).toBeLessThanOrEqual(90)
})

it('repeats no class in three sheets, because the kit has it', () => {
  const places = new Map<string, Set<string>>()
  for (const path of sheets) {
    for (const body of bodiesOf(path)) places.set(body, (places.get(body) ?? new Set()).add(path))
  }
  expect(places.size).toBeGreaterThan(300)
  expect([...places].filter(([, paths]) => paths.size > 2)).toEqual([])
})
