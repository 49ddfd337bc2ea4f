import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { files, textOf } from '#testing/fixtures/source-files.ts'

const atRoot = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')

/** Private names of other packages: their next version may drop any of them. */
const privateNames = {
  'a name that begins with _': /[\w)\]?!]\._+[a-z]\w*/i,
  // React documents __html, cookies __Host, the language __proto__.
  'a name that begins with __': /(?<![\w$])__(?!(?:html|Host|proto__)\b)[a-z]\w*/i,
  'React Router’s hand-over to the browser': /streamController|serverHandoff|staticHandlerContext/,
  'an export that is announced as unsafe or unstable': /\b(?:UNSAFE|unstable)_/,
  'Kysely’s executor': /getExecutor\(\)\.(?!adapter\b)/,
  'a method of an answer that is replaced': /\.(?:writeHead|write|end|setHeader) = /,
  'a file inside a package': /from '[^.#'][^']*\/(?:dist|src|internal)\//,
}

it.each(Object.entries(privateNames))('no file uses %s', (_, pattern) => {
  const texts = files.map((file): [string, string] => [file, textOf(file)])
  const found = [...texts, ['vite.config.ts', atRoot('vite.config.ts')] as const].flatMap(
    ([file, text]) => {
      const name = pattern.exec(text)?.[0]
      return name === undefined ? [] : [`${file}: ${name}`]
    },
  )
  expect(found).toEqual([])
})

it('React stands for itself: no package in its place, no alias', () => {
  const { dependencies } = JSON.parse(atRoot('package.json')) as {
    dependencies: Record<string, string>
  }
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(['react', 'react-dom']))
  expect(atRoot('package-lock.json')).not.toMatch(/node_modules\/preact/)
  expect(atRoot('vite.config.ts')).not.toMatch(/\balias\b/)
})
