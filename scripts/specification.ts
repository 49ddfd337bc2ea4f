/* Exits 1 unless every row of docs/specification.md names tests, each there and not skipped. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const table = fileURLToPath(new URL('../docs/specification.md', import.meta.url))
const rule = /^\| (\d[^|]*?) \| ([^|]*?) \| (.*?) \|$/
const reference = /\[((?:[^\]\\]|\\.)+)\]\(([^)\s]+)\)/g
const titles = new Map<string, Set<string>>()

function titlesOf(file: string): Set<string> {
  const known = titles.get(file)
  if (known) return known
  const source = readFileSync(file, 'utf8')
  const calls = source.matchAll(
    /\b(?:test|it)(?:\.each\((?:[^()]|\([^()]*\))*\))?\(\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g,
  )
  const found = new Set([...calls].map(([, , title = '']) => title.replaceAll("\\'", "'")))
  titles.set(file, found)
  return found
}

function complaintsAbout(row: string): string[] {
  const [, id = '', , tests = ''] = rule.exec(row) ?? []
  const named = [...tests.matchAll(reference)]
  if (named.length === 0) return [`${id} names no test`]
  return named.flatMap(([, words = '', path = '']) => {
    const title = words.replace(/\\([\][|])/g, '$1')
    try {
      if (titlesOf(join(dirname(table), path)).has(title)) return []
      return [`${id}: ${path} has no living test "${title}"`]
    } catch {
      return [`${id}: there is no ${path}`]
    }
  })
}

const rows = readFileSync(table, 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
const ids = rows.map((row) => rule.exec(row)?.[1] ?? row)
const twice = ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `${id} stands there twice`)
const complaints = [
  ...rows.filter((row) => !rule.test(row)).map((row) => `not a row of three cells: ${row}`),
  ...rows.filter((row) => rule.test(row)).flatMap(complaintsAbout),
  ...twice,
]

if (rows.length < 100) complaints.push(`only ${rows.length} rows: the table is not whole`)
for (const complaint of complaints) process.stderr.write(`${complaint}\n`)
process.stdout.write(`${rows.length} rules of the specification, ${complaints.length} complaints\n`)
process.exit(complaints.length === 0 ? 0 : 1)
