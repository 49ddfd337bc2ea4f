import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { files, textOf } from '#testing/fixtures/source-files.ts'

const atRoot = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')

/** Private names of other packages: their next version may drop any of them. */
const privateNames = {
  'a name that begins with _': /[\w)\]?!]\._+[a-z]\w*/i,
  // React documents __html, cookies __Host, Node __dirname, the language __proto__.
  'a name that begins with __': /(?<![\w$])__(?!(?:html|Host|dirname|proto__)\b)[a-z]\w*/i,
  'React Router’s hand-over to the browser': /streamController|serverHandoff|staticHandlerContext/,
  'an export that is announced as unsafe or unstable': /\b(?:UNSAFE|unstable)_/,
  'Kysely’s executor': /getExecutor\(\)\.(?!adapter\b)/,
  'a method of an answer that is replaced': /\.(?:writeHead|write|end|setHeader) = /,
  'a file inside a package': /from '[^.#'][^']*\/(?:dist|src|internal)\//,
}

/** Former names of concepts. Stored, public and specified spellings stay. */
const formerNames = {
  'a look for a theme': /\b(?:settings\.look|plainLook|ShownLook|useLook)\b|\/api\/look\b/,
  'a place for store settings': /\b(?:settings\.place|LivePlace)\b|\/studio\/place\b/,
  'an outside sale for an offline sale': /\bOutsideSale|\boutsideSale[A-Z]|\/api\/sold-elsewhere\b/,
  'numbers for reports': /\bledger\.numbers\b|\bNumbersQuery\b|\/api\/numbers\b/,
  'people for privacy requests': /\/api\/people\b/,
  'moving or taking out for imports and export': /\b(?:movingCopy|dataExport)\b|\/api\/take-out\b/,
  'a door for the sign-in path': /\b(?:setDoor|doorOf)\b|\/api\/door\b/,
  'fulfilment for fulfillment': /Fulfilment\b|\bfulfilment\b(?![/)])/,
}

it.each(Object.entries({ ...privateNames, ...formerNames }))('no file uses %s', (_, pattern) => {
  const texts = files.map((file): [string, string] => [file, textOf(file)])
  const found = [...texts, ['vite.config.ts', atRoot('vite.config.ts')] as const].flatMap(
    ([file, text]) => {
      const name = pattern.exec(text)?.[0]
      return name === undefined ? [] : [`${file}: ${name}`]
    },
  )
  expect(found).toEqual([])
})

it('no file or folder has a former name', () => {
  const former =
    /(?:^|[/-])(?:look|door|place|fulfilment|instagram-s|sold-elsewhere|take-out)(?:[-./]|$)/
  expect(files.filter((file) => !file.includes('/migrations/') && former.test(file))).toEqual([])
})

it('React is React: no other package, no alias', () => {
  const { dependencies } = JSON.parse(atRoot('package.json')) as {
    dependencies: Record<string, string>
  }
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(['react', 'react-dom']))
  expect(atRoot('package-lock.json')).not.toMatch(/node_modules\/preact/)
  expect(atRoot('vite.config.ts')).not.toMatch(/\balias\b/)
})
