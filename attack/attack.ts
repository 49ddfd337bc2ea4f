/* `npm run attack`. `-- --postgres` attacks on PostgreSQL, `-- holds kills` runs these rounds only. */
import { Client } from 'pg'
import { postgresServer } from '#testing/database/postgres-server.ts'
import { attackWithBombs } from './bombs.ts'
import { attackFromElsewhere } from './cross-site.ts'
import { attackDatabase } from './database-away.ts'
import { attackDisk } from './full-disk.ts'
import { attackWithFuzz } from './fuzz.ts'
import { attackByGuessing } from './guessing.ts'
import { attackHolds } from './holds.ts'
import { attackImports } from './imports.ts'
import { attackByKilling } from './kills.ts'
import { attackPages } from './pages.ts'
import { attackPrices } from './prices.ts'
import { attackRedirects } from './redirects.ts'
import { attackRoutes } from './routes.ts'
import { drawTable, type Row, verdict } from './rows.ts'
import { attackSecondStep } from './second-step.ts'
import { attackSite } from './site.ts'
import { soak } from './soak.ts'
import { attackAsStaff } from './staff.ts'
import { attackAsStrangers } from './strangers.ts'
import { openTarget, type Target } from './target.ts'
import { attackWebhooks } from './webhooks.ts'

type Attack = (target: Target) => Promise<Row[]>

interface Round {
  env: Record<string, string>
  /** The shop's log must hold no error. */
  quiet?: true
  attacks: Record<string, Attack>
}

const withoutLimits = { RATE_LIMITS: 'off' }
const withLimits = { RATE_LIMITS: 'on', TRUST_PROXY: '1' }

/** Each round has a shop of its own: an attack must not affect the next round. */
const rounds: Round[] = [
  {
    env: withoutLimits,
    quiet: true,
    attacks: {
      routes: attackRoutes,
      pages: attackPages,
      'cross-site': attackFromElsewhere,
      site: attackSite,
      redirects: attackRedirects,
      prices: attackPrices,
      webhooks: attackWebhooks,
      bombs: attackWithBombs,
      fuzz: attackWithFuzz,
    },
  },
  { env: withoutLimits, quiet: true, attacks: { staff: attackAsStaff, imports: attackImports } },
  { env: withLimits, quiet: true, attacks: { holds: attackHolds, guessing: attackByGuessing } },
  {
    env: withLimits,
    quiet: true,
    attacks: { strangers: attackAsStrangers, 'second-step': attackSecondStep },
  },
  { env: withoutLimits, attacks: { kills: attackByKilling } },
  { env: withoutLimits, attacks: { database: attackDatabase, disk: attackDisk } },
  { env: withoutLimits, attacks: { soak } },
]

const mostMinutes = 15
const given = process.argv.slice(2)
const onPostgres = given.includes('--postgres')
const wanted = given.filter((word) => !word.startsWith('--'))
const known = rounds.flatMap(({ attacks }) => Object.keys(attacks))
const unknown = wanted.filter((name) => !known.includes(name))
if (unknown.length > 0) {
  process.stderr.write(`No such attack: ${unknown}. There are ${known.join(', ')}.\n`)
  process.exit(2)
}
const began = performance.now()
const rows: Row[] = []
const deadline = setTimeout(() => {
  rows.push(verdict('all of it', `done in ${mostMinutes} minutes`, 'it hung', false))
  finish()
}, mostMinutes * 60_000)

for (const { env, attacks, quiet } of rounds) {
  const chosen = Object.entries(attacks).filter(
    ([name]) => wanted.length === 0 || wanted.includes(name),
  )
  if (chosen.length > 0) await attackOne(env, chosen, quiet)
}
clearTimeout(deadline)
finish()

async function attackOne(
  env: Record<string, string>,
  attacks: [string, Attack][],
  quiet = false,
): Promise<void> {
  const target = await openTarget(env, onPostgres ? await freshDatabase() : undefined)
  try {
    for (const [name, attack] of attacks) {
      const from = performance.now()
      const found = await attack(target).catch((error: Error) => [
        verdict(name, 'an attack that ends', `${error.stack}`.slice(0, 400), false),
      ])
      rows.push(...found)
      for (const { kind, came, outcome, examples } of found) {
        process.stdout.write(`${outcome.padEnd(8)}  ${kind}: ${came}\n`)
        for (const example of examples) process.stdout.write(`            ${example}\n`)
      }
      process.stdout.write(`          (${name}: ${seconds(from)} s)\n`)
    }
    if (!quiet) return
    const errors = target.errors()
    const kind = `the log after ${attacks.map(([name]) => name).join(', ')}`
    rows.push(verdict(kind, 'no error', `${errors.length} errors`, errors.length === 0))
    for (const error of errors.slice(0, 3)) {
      process.stdout.write(`            ${error.slice(0, 1000)}\n`)
    }
  } finally {
    await target.stop()
  }
}

async function freshDatabase(): Promise<string> {
  const server = await postgresServer()
  const name = `attack_${rows.length}`
  const client = new Client({ connectionString: server.url('postgres') })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return server.url(name)
}

function finish(): never {
  const gaveWay = rows.filter(({ outcome }) => outcome === 'GAVE WAY')
  const database = onPostgres ? 'PostgreSQL' : 'SQLite'
  const tries = rows.reduce((sum, row) => sum + row.tries, 0)
  process.stdout.write(`\n${drawTable(rows)}\n\n`)
  process.stdout.write(
    `${tries} tries on ${database} in ${seconds(began)} s: ${gaveWay.length === 0 ? 'nothing gave way' : `${gaveWay.length} GAVE WAY`}.\n`,
  )
  process.exit(gaveWay.length === 0 ? 0 : 1)
}

function seconds(from: number): string {
  return ((performance.now() - from) / 1000).toFixed(0)
}
