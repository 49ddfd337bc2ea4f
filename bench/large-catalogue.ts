/**
 * How pages grow with the catalogue: the gallery, a piece's page and searches, rendered anew each time, with
 * 100 and with 100,000 pieces on SQLite. Prints the middle of each in milliseconds.
 * Run after a build: node bench/large-catalogue.ts
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#db/open.ts'
import { fillWithPieces } from './many-pieces.ts'
import { type RunningServer, startShop } from './servers.ts'

// A page with a problem to tell is never kept, so this is what rendering costs.
const pages: Record<string, string> = {
  gallery: '/print-gallery?problem=none',
  'a piece': '/image/7?problem=none',
  search: '/search',
  'a word in a sixteenth': '/search?q=heron',
  'two words': '/search?q=slow+heron',
  'a rare word': '/search?q=pelican',
  'a word that every piece has': '/search?q=pulled',
  'a colour, by price': '/search?colour=red&sort=price',
  'a word, by price': '/search?q=heron&sort=-price',
  'a sentence': '/search?likes=heron&under=50&by=2027-01-31',
}
const turns = 40

async function measure(count: number, port: number): Promise<Record<string, number>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'atelier-large-'))
  const db = await openDatabase({ dataDir })
  await fillWithPieces(db, count)
  await db.close()
  const shop = await startShop(port, dataDir)
  try {
    const found: Record<string, number> = {}
    for (const [name, path] of Object.entries(pages)) found[name] = await middleOf(shop, path)
    return found
  } finally {
    await shop.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function middleOf(shop: RunningServer, path: string): Promise<number> {
  const took: number[] = []
  for (let turn = 0; turn < turns; turn += 1) {
    const from = performance.now()
    const answer = await fetch(shop.url + path)
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    took.push(performance.now() - from)
  }
  return took.toSorted((a, b) => a - b)[turns / 2] ?? 0
}

const few = await measure(100, 4178)
const many = await measure(100_000, 4178)
for (const page of Object.keys(pages)) {
  const [small = 0, large = 0] = [few[page], many[page]]
  const times = (large / small).toFixed(2)
  process.stdout.write(
    `${page.padEnd(30)}${small.toFixed(1).padStart(8)} ms${large.toFixed(1).padStart(8)} ms   ${times} times\n`,
  )
}
