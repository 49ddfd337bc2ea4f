import { type Row, verdict } from './rows.ts'
import type { Target } from './target.ts'

const heading = 'Handle,Title,Option1 Name,Variant Price'

const files: [name: string, wanted: string, text: string][] = [
  [
    '40,000 columns',
    'over 300 columns',
    `${heading},${numbers(40_000)}\n${'a,b\n'.repeat(20_000)}`,
  ],
  [
    '90,000 columns',
    'first line of this file',
    `${heading},${numbers(90_000)}\n${'a,b\n'.repeat(20_000)}`,
  ],
  ['300 columns', '"id"', `${heading}${',x'.repeat(296)}\n${wideRows(2000)}`],
  ['3,000,000 broken rows', 'takes too long', `${heading}\n${'a"b,"\n'.repeat(3_000_000)}`],
]

/** Seconds of the main thread's processor time for a file. 18 MB take about 0.1 s. */
const mostSeconds = 3

function numbers(count: number): string {
  return Array.from({ length: count }, (_, n) => n.toString(36)).join(',')
}

function wideRows(count: number): string {
  return Array.from({ length: count }, (_, n) => `h${n % 5000},H,,5${',y'.repeat(296)}\n`).join('')
}

export async function attackImports(target: Target): Promise<Row[]> {
  const owner = await target.visitor('owner')
  const rows: Row[] = []
  for (const [name, wanted, text] of files) rows.push(await send(name, wanted, text))
  return rows

  async function send(name: string, wanted: string, text: string): Promise<Row> {
    const mark = 'atelier-attack-boundary-of-parts'
    const body = `--${mark}\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\nContent-Type: text/csv\r\n\r\n${text}\r\n--${mark}--\r\n`
    const before = await target.mainThreadSeconds()
    const { status, body: said } = await owner.send({
      method: 'POST',
      path: '/api/imports/file',
      body,
      patience: 180_000,
      headers: { 'Content-Type': `multipart/form-data; boundary=${mark}`, Origin: target.url },
    })
    const after = await target.mainThreadSeconds()
    const spent = before === null || after === null ? null : after - before
    const words = said.includes(wanted) ? wanted : said.slice(0, 120)
    return verdict(
      `an import of ${name}`,
      `“${wanted}”, and ${mostSeconds} s of the main thread at most`,
      `${status} “${words}”, ${spent === null ? 'not measured' : `${spent.toFixed(1)} s`}`,
      said.includes(wanted) && (spent ?? 0) <= mostSeconds,
    )
  }
}
