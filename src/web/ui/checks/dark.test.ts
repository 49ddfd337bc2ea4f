import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Custom properties, colours and other paint: nothing that could move or hide anything. */
const paints = /^(?:--[\w-]+|(?:[\w-]+-)?color|background(?:-image)?|box-shadow|fill|stroke)$/

function inDark(css: string): string[] {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '')
  return plain
    .split(/@media[^{]*prefers-color-scheme: dark[^{]*/)
    .slice(1)
    .flatMap((rest) => {
      let depth = 0
      const end = [...rest].findIndex((letter) => {
        if (letter === '{') depth += 1
        if (letter === '}') depth -= 1
        return depth === 0
      })
      return [...rest.slice(0, end).matchAll(/(?:^|[;{])\s*([\w-]+)\s*:/g)].map(
        ([, name = '']) => name,
      )
    })
}

it('changes only colours in the dark, so that axe checks only colours there', () => {
  const sheets = globSync(['src/**/*.css', 'src/services/**/*-style.ts'])
  const found = sheets.flatMap((path) =>
    inDark(readFileSync(path, 'utf8')).map((name) => ({ path, name })),
  )
  expect(found.length).toBeGreaterThan(20)
  expect(found.filter(({ name }) => !paints.test(name))).toEqual([])
})
