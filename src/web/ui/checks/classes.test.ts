import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

/** The classes of every style sheet, as 'src/web/ui/button.module.css button'. */
function classesOf(path: string): string[] {
  const plain = readFileSync(path, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/url\([^)]*\)|"[^"]*"|'[^']*'/g, '')
  const selectors = [...plain.matchAll(/[^{};]+(?=\{)/g)].filter(([one]) => !/^\s*@/.test(one))
  const names = selectors.flatMap(([one]) => [...one.matchAll(/\.([A-Za-z_][\w-]*)/g)])
  return [...new Set(names)].map(([, name]) => `${path} ${name}`)
}

interface Use {
  /** A class, as in `classesOf`; the name '*' stands for any. */
  name: string
  by: string
}

/** The classes that a file uses from its own style sheets, and from other folders' style sheets. */
function usesIn(by: string): Use[] {
  const text = readFileSync(by, 'utf8').replace(/(["'])[^"'\n]*\.module\.css\1/g, '‹$&›')
  return [...text.matchAll(/import (\w+) from ‹["']([^"']+)["']›/g)].flatMap(
    ([, sheet = '', from = '']) => {
      const path = from.startsWith('#') ? from.replace('#', 'src/') : join(dirname(by), from)
      const found = text.matchAll(new RegExp(`(?<![\\w./'-])${sheet}(?:\\.(\\w+)|\\[)`, 'g'))
      return [...found].map(([, name = '*']) => ({ name: `${path} ${name}`, by }))
    },
  )
}

const sheets = globSync('src/**/*.module.css')
const classes = new Set(sheets.flatMap(classesOf))
const uses = globSync('src/**/*.{ts,tsx}').flatMap(usesIn)
const used = new Set(uses.map(({ name }) => name))

it('gives no element a class that its style sheet doesn’t have', () => {
  expect(uses.length).toBeGreaterThan(1000)
  expect(uses.filter(({ name }) => !name.endsWith(' *') && !classes.has(name))).toEqual([])
})

it('has no class that no element uses', () => {
  const isUsed = (name: string) => used.has(name) || used.has(`${name.split(' ')[0]} *`)
  expect([...classes].filter((name) => !isUsed(name))).toEqual([])
})
