import { describe, expect, it } from 'vitest'
import { wordsIn } from '#testing/fixtures/catalogue/words.ts'
import { files, textOf } from '#testing/fixtures/source-files.ts'

/* Languages will stand on the copy files: `copy.ts`, or `<part>.copy.ts`. */
const isCopy = (file: string) => /(?:^|[./])copy\.ts$/.test(file)

const exceptions = {
  testing: 'tests',
  simulation: 'tests',
  config: 'the names of variables, and what is wrong with them: printed at the start',
  'config.ts': 'as config',
  start: 'printed in the terminal',
  'process.ts': 'printed in the terminal',
  'app.ts': 'the health check',
  'entry.server.tsx': 'a header',
  'studio-defaults.ts': 'the name of a network',
  'platform/db': 'SQL and migrations; why a database can’t be used, printed at the start',
  'http/docs': 'the API’s document',
  'shop/catalogue/products/facts/facts.ts': 'the API’s document',
  'http/answers.ts': 'the API’s document',
  'http/pdf.ts': 'the API’s document',
  'http/documents': 'robots.txt and sitemaps',
  'http/watching': 'metrics',
  'http/access.ts': 'what the audit trail stores',
  'web/theme': 'style sheets, drawings and the names of typefaces',
  'services/payments/demo/demo-style.ts': 'a style sheet',
  'shop/catalogue/search/index-pieces.server.ts': 'words that the search knows',
  'shop/catalogue/search/topics.ts': 'words that the search knows',
  'shop/catalogue/search/words.ts': 'words that the search knows',
  'shop/orders/papers/pages/how-to-check.tsx': 'a program to copy',
  'shop/orders/record/addresses/address.ts': 'names of states',
  'shop/people/identity/common-passwords.ts': 'passwords',
  'shop/store/law/rules.ts': 'titles of laws',
  'shop/store/law/fibres.ts': 'fibres by the names of the law',
  'shop/store/law/fibre-names.ts': 'fibres by the names of the law',
  'shop/store/law/green-claims.ts': 'words that the law forbids',
  'shop/store/law/textiles.ts': 'words that the shop looks for in names',
  'shop/store/tax/us-states.ts': 'names of states',
  'shop/store/tax/vat-areas.ts': 'notices and titles of laws, to the letter',
}

/** Stored or compared, and never shown. U+0000 stands for a value. */
const stored = ['to \0 at \0', 'confirm \0', '\0 edition \0']

const isUnseen = (file: string) => /^services\/[\w-]+\/(?:contract|variables)\.ts$/.test(file)

const isExcepted = (file: string) =>
  isCopy(file) ||
  isUnseen(file) ||
  Object.keys(exceptions).some((path) => file === path || file.startsWith(`${path}/`))

describe('the shop’s words', () => {
  it('are in copy files', () => {
    const wrong = files
      .filter((file) => !isExcepted(file))
      .flatMap((file) => wordsIn(file, textOf(file)).map((words) => ({ file, ...words })))
      .filter(({ text }) => !stored.includes(text))
      .map(({ file, line, text }) => `${file}:${line} ${text.replaceAll('\0', '…')}`)
    expect(wrong).toEqual([])
  })

  it('are checked in existing files', () => {
    const gone = Object.keys(exceptions).filter(
      (path) => !files.some((file) => file === path || file.startsWith(`${path}/`)),
    )
    expect(gone).toEqual([])
  })

  it.each([
    ['text', '<p>Hello</p>', 'Hello'],
    ['an attribute', '<img alt="Moth" />', 'Moth'],
    ['a choice in an attribute', '<p title={isNew ? "New" : "Old"} />', 'New'],
    ['a sentence', "const text = 'It is sold.'", 'It is sold.'],
    ['a template', `const text = \`\${count} pieces\``, '\0 pieces'],
    ['markup', 'const line = html`<p class="total">Total</p>`', 'Total'],
    ['a failure', "throw new ShopError('sold', 'It is sold.')", 'It is sold.'],
    ['a label', "const field = { label: 'Country' }", 'Country'],
    [
      'a described schema',
      "z.string('Which one?').meta({ description: 'Of the two.' })",
      'Which one?',
    ],
  ])('include %s', (_, source, text) => {
    expect(wordsIn('page.tsx', source)[0]?.text).toBe(text)
  })

  it.each([
    ['SQL', 'const rows = sql`select name from pieces`'],
    ['a heading of the document', "calls('The owner: studio', [])"],
    ['an error of developers', "throw new Error('No such page.')"],
    ['class names', '<p className="large soft" />'],
    ['a type', "type Way = 'at the door'"],
    ['a header', "c.header('Cache-Control', 'private, no-store')"],
    ['a comparison', "<p>{kind === 'prints' && name}</p>"],
  ])('exclude %s', (_, source) => {
    expect(wordsIn('page.tsx', source)).toEqual([])
  })
})
