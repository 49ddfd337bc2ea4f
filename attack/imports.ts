import { type Row, verdict } from './rows.ts'
import type { Target } from './target.ts'

const heading = 'Handle,Title,Option1 Name,Variant Price'

/** Another shop's file in shapes that no shop gives out. */
const files: [name: string, wanted: string, most: number, text: string][] = [
  [
    '40,000 columns',
    'over 300 columns',
    10,
    `${heading},${numbers(40_000)}\n${'a,b\n'.repeat(20_000)}`,
  ],
  [
    '90,000 columns',
    'first line of this file',
    10,
    `${heading},${numbers(90_000)}\n${'a,b\n'.repeat(20_000)}`,
  ],
  ['300 columns, 20,000 rows', '"id"', 40, `${heading}${',x'.repeat(296)}\n${wideRows(20_000)}`],
  ['3,000,000 broken rows', 'takes too long', 40, `${heading}\n${'a"b,"\n'.repeat(3_000_000)}`],
]

function numbers(count: number): string {
  return Array.from({ length: count }, (_, n) => n.toString(36)).join(',')
}

function wideRows(count: number): string {
  return Array.from({ length: count }, (_, n) => `h${n % 5000},H,,5${',y'.repeat(296)}\n`).join('')
}

/** Each file is refused or read within its time, and others are answered meanwhile. */
export async function attackImports(target: Target): Promise<Row[]> {
  const owner = await target.visitor('owner')
  const rows: Row[] = []
  for (const [name, wanted, most, text] of files) rows.push(await send(name, wanted, most, text))
  return rows

  async function send(name: string, wanted: string, most: number, text: string): Promise<Row> {
    const mark = 'atelier-attack-boundary-of-parts'
    const body = `--${mark}\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\nContent-Type: text/csv\r\n\r\n${text}\r\n--${mark}--\r\n`
    const from = performance.now()
    let over = false
    const sent = owner
      .send({
        ...{ method: 'POST', path: '/api/imports/file', body, patience: 120_000 },
        headers: { 'Content-Type': `multipart/form-data; boundary=${mark}`, Origin: target.url },
      })
      .finally(() => {
        over = true
      })
    let longest = 0
    while (!over) {
      const asked = performance.now()
      await owner.get('/healthz')
      longest = Math.max(longest, performance.now() - asked)
    }
    const { status, body: said } = await sent
    const took = (performance.now() - from) / 1000
    return verdict(
      `an import of ${name}`,
      `“${wanted}” within ${most} s; others wait 2 s at most`,
      `${status} “${said.includes(wanted) ? wanted : said.slice(0, 120)}” after ${took.toFixed(1)} s, others waited ${longest.toFixed(0)} ms`,
      said.includes(wanted) && took <= most && longest <= 2000,
    )
  }
}
