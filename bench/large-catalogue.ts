/**
 * How pages grow with the catalogue: with 100 and with 100,000 pieces in the shop, and as many sold ones.
 * Prints the processor time of a page with each (the shop's and its database's, in milliseconds) and their
 * ratio; the shops take turns. Run after a build: node bench/large-catalogue.ts [postgres] [count]
 */
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { openDatabase } from '#db/open.ts'
import { postgresServer } from '#testing/database/postgres-server.ts'
import { fillWithPieces } from './many-pieces.ts'
import { cpuOf, type RunningServer, startShop } from './servers.ts'

const onPostgres = process.argv.includes('postgres')
const counts = [100, Number(process.argv.find((each) => /^\d+$/.test(each)) ?? 100_000)]

/** A print amid the others of `count` pieces. */
const amid = (count: number) => Math.floor(count / 2) * 3 + 1

// A page with a problem to tell is never kept, so this is what rendering costs.
const pages: Record<string, (count: number) => string> = {
  'home, kept': () => '/',
  'gallery, kept': () => '/print-gallery',
  'a piece, kept': (count) => `/image/${amid(count)}`,
  home: () => '/?problem=none',
  gallery: () => '/print-gallery?problem=none',
  'a gallery beside sold pieces': () => '/clothing-gallery?problem=none',
  'its later page': (count) => `/print-gallery?before=${count + 78}&problem=none`,
  'the last page, then sold ones': (count) => `/clothing-gallery?before=${count + 72}&problem=none`,
  'the owner’s gallery': () => '/gallery/small?problem=none',
  'its last page': (count) => `/gallery/small?before=${count + 72}&problem=none`,
  'a series': () => '/series/slow?problem=none',
  'the list of series': () => '/series?problem=none',
  'a piece': (count) => `/image/${amid(count)}?problem=none`,
  'the archive': () => '/archive?problem=none',
  'its last page, kept': () => '/archive?before=clothing-61',
  'the archive’s last page': () => '/archive?before=clothing-61&problem=none',
  search: () => '/search',
  'a word of every second piece': () => '/search?q=heron',
  'two words': () => '/search?q=slow+heron',
  'a word of 1,000 pieces': () => '/search?q=moth',
  'a word of 24 pieces': () => '/search?q=pelican',
  'a word of every piece': () => '/search?q=pulled',
  'a word of sold pieces': () => '/search?q=fern',
  'a colour': () => '/search?colour=red',
  'a colour, by price': () => '/search?colour=red&sort=price',
  'by price alone': () => '/search?sort=price',
  'up to a price': () => '/search?to=20&stock=1',
  'a gallery’s newest': () => '/search?gallery=small&sort=newest',
  'a word, by price': () => '/search?q=heron&sort=-price',
  'a rare word, by price': () => '/search?q=pelican&sort=-price',
  'a word of 1,000, by price': () => '/search?q=moth&sort=price',
  'a word begun': () => '/search?q=he',
  'a sentence': () => '/search?likes=heron&under=50&by=2027-01-31',
}

/** A shop with pieces, and the process of its database server, if it has one. */
interface Measured {
  count: number
  shop: RunningServer
  cpu(): number
}

async function open(count: number, port: number): Promise<Measured> {
  const dataDir = mkdtempSync(join(tmpdir(), 'atelier-large-'))
  const url = onPostgres ? await newDatabase(`pieces_${count}`) : undefined
  const db = await openDatabase({ dataDir, ...(url && { url }) })
  await fillWithPieces(db, count)
  await db.close()
  const shop = await startShop(port, dataDir, url ? { DATABASE_URL: url } : {})
  const backends = () => (onPostgres ? backendsOf(`pieces_${count}`) : [])
  const cpu = () => shop.cpu() + backends().reduce((sum, pid) => sum + cpuOf(pid), 0)
  return { count, shop, cpu }
}

async function newDatabase(name: string): Promise<string> {
  const server = await postgresServer()
  const client = new Client({ connectionString: server.url('postgres') })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return server.url(name)
}

/** The processes that answer a database's connections, by what PostgreSQL calls them. */
function backendsOf(database: string): number[] {
  return readdirSync('/proc').flatMap((pid) => {
    try {
      const isOne = / atelier (\S+) 127/.exec(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
      return isOne?.[1] === database ? [Number(pid)] : []
    } catch {
      return []
    }
  })
}

/** Waits until what a start has to do is done. */
async function quiet({ cpu }: Measured): Promise<void> {
  for (let before = cpu(), calm = 0; calm < 3; ) {
    await pause(1000)
    const now = cpu()
    calm = now - before < 20 ? calm + 1 : 0
    before = now
  }
}

async function costOf({ shop, cpu, count }: Measured, page: (count: number) => string) {
  const turns = page(count).startsWith('/search') || page(count).includes('problem') ? 40 : 400
  const before = cpu()
  for (let turn = 0; turn < turns; turn += 1) {
    const answer = await fetch(shop.url + page(count))
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${page(count)} answered ${answer.status}`)
  }
  return (cpu() - before) / turns
}

/** The middle of five turns, the first of all being a warm-up. */
async function compare(shops: Measured[], page: (count: number) => string): Promise<number[]> {
  const costs: number[][] = []
  for (let round = 0; round < 6; round += 1) {
    const cost: number[] = []
    for (const each of shops) cost.push(await costOf(each, page))
    if (round > 0) costs.push(cost)
  }
  return shops.map((_, at) => costs.map((cost) => cost[at] ?? 0).toSorted((a, b) => a - b)[2] ?? 0)
}

const shops: Measured[] = []
for (const [at, count] of counts.entries()) shops.push(await open(count, 4178 + at))
try {
  for (const each of shops) await quiet(each)
  for (const [name, page] of Object.entries(pages)) {
    const [small = 0, large = 0] = await compare(shops, page)
    const [few, many] = [small, large].map((cost) => `${cost.toFixed(2).padStart(8)} ms`)
    process.stdout.write(`${name.padEnd(30)}${few}${many}   ${(large / small).toFixed(2)} times\n`)
  }
} finally {
  for (const { shop } of shops) await shop.stop()
}
