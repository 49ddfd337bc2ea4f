/*
 * The process can die between any two transactions, or during a call to an external service. Its
 * memory and pending work are then lost, and the database stays.
 */
import { setImmediate as breath } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import { composeShop, type Shop } from '#compose'
import { readConfig } from '#config'
import { createApi } from '#http/app.ts'
import type { Database, Writer } from '#platform/db/database.ts'
import { isShopError } from '#platform/errors.ts'
import { second } from '#platform/time/clock.ts'
import { openTestDatabase, type TestDatabase } from '#testing/database/test-database.ts'
import { printfulToken } from '#testing/fakes/fake-printful.ts'
import { memoryStore } from '#testing/fakes/memory-store.ts'
import { type ApiClient, createApiClient } from '#testing/harness/api-client.ts'
import { Journal } from './journal.ts'
import { Outside } from './outside.ts'
import { liveBy, VirtualTime } from './virtual-time.ts'

export const shopUrl = 'https://atelier.example'
const start = Date.UTC(2026, 0, 5, 8)
const workers = 4

type Api = ReturnType<typeof createApi>

let current: World | undefined

function now(): World {
  if (!current) throw new Error('No history runs.')
  return current
}

/** Answers the result in words; undefined when there was nothing to do. */
export type Action<Actor> = (world: World, actor: Actor) => Promise<string | undefined>

export class World {
  readonly time = new VirtualTime(start)
  readonly outside = new Outside(this.time, (milliseconds) => this.pause(milliseconds))
  readonly history: string[] = []
  readonly faults: string[] = []
  db!: TestDatabase
  journal!: Journal
  shop!: Shop
  #api!: Api
  #activity = 0
  #working = 0
  /** Time stops while the shop starts, so the start may wait for no timer. */
  #starting = false
  #look: { at: number; cancelled: boolean } | null = null
  #commitsLeft = Number.POSITIVE_INFINITY

  readonly #sabotage: string | undefined

  /** `sabotage`: an SQL statement that runs in each transaction, to simulate a bug. */
  static async open(sabotage?: string): Promise<World> {
    current = new World(sabotage)
    // The first chance belongs to what makes the database.
    current.db = await openTestDatabase('sqlite')
    current.journal = await Journal.open(current.db)
    liveBy(
      () => now().time,
      (milliseconds) => now().pause(milliseconds),
    )
    globalThis.fetch = ((address: string, init?: RequestInit) =>
      now().outside.fetch(address, init)) as typeof fetch
    await current.#compose()
    return current
  }

  async close(): Promise<void> {
    await this.db.close()
  }

  constructor(sabotage: string | undefined) {
    this.#sabotage = sabotage
  }

  say(words: string): void {
    const at = new Date(this.time.now()).toISOString().slice(0, -1).replace('T', ' ')
    this.history.push(`${at}  ${words}`)
  }

  fault = (words: string): void => {
    this.say(`FAULT ${words}`)
    this.faults.push(words)
  }

  chance(share: number): boolean {
    return this.time.random() < share
  }

  pick<T>(choices: readonly T[]): T | undefined {
    return choices[Math.floor(this.time.random() * choices.length)]
  }

  client(address: string): ApiClient {
    const request: Api['request'] = (...call) => this.#api.request(...call)
    return createApiClient({ request }, { origin: shopUrl, address })
  }

  /** An answer of 500 is a fault; any other status is allowed. */
  async ask(client: ApiClient, method: string, path: string, body?: unknown) {
    const json = body === undefined ? undefined : JSON.stringify(body)
    const headers = json === undefined ? {} : { 'Content-Type': 'application/json' }
    const answer = await client.send(method, path, json, headers as Record<string, string>)
    const text = await answer.text()
    if (answer.status === 500) this.fault(`${method} ${path} answered 500`)
    return { status: answer.status, body: parsed(text) }
  }

  begin(words: string, action: () => Promise<string | undefined>): void {
    const { life } = this.time
    const end = (said: string | undefined) => {
      if (life !== this.time.life) return
      this.#activity += 1
      if (said) this.say(`${words}: ${said}`)
    }
    action().then(end, (error: unknown) => {
      if (life !== this.time.life) return
      this.fault(`${words} failed: ${error instanceof Error ? error.stack : String(error)}`)
    })
  }

  pause(milliseconds: number): Promise<void> {
    if (milliseconds <= 0) return Promise.resolve()
    this.#activity += 1
    return new Promise((resolve) => {
      this.time.at(this.time.now() + milliseconds, resolve)
    })
  }

  async crash(commits = 0): Promise<void> {
    if (commits > 0) {
      this.#commitsLeft = commits
      return
    }
    this.#die()
    await this.#compose()
  }

  /** Settles once every running action waits for virtual time. */
  async standstill(): Promise<void> {
    for (let idle = 0, before = -1; idle < 4; idle++) {
      if (this.#activity !== before) idle = 0
      before = this.#activity
      await breath()
    }
    if (this.#commitsLeft <= 0) {
      await this.#compose()
      await this.standstill()
    }
  }

  async lookAhead(): Promise<void> {
    if (this.#working >= workers) return
    // Jobs that recur every few minutes run along with other jobs, so that they cause no wake-up.
    const { rows } = await sql<{ at: number | null }>`
      select min(max(due_at, leased_until)) as at from outbox
      where state = 'waiting'
        and topic not in ('payments.watch', 'subscriptions.notify')`.execute(this.db.read)
    const next = rows[0]?.at
    if (next == null) return
    const at = Math.max(next, this.time.now() + second)
    if (this.#look && !this.#look.cancelled && this.#look.at <= at) return
    if (this.#look) this.#look.cancelled = true
    this.#look = this.time.at(at, () => this.#work())
  }

  #work(): void {
    const { life } = this.time
    this.#look = null
    this.#working += 1
    this.begin('the worker', async () => {
      const done = await this.shop.jobs.runDue()
      if (life === this.time.life) this.#working -= 1
      return done > 0 ? `${done} jobs` : undefined
    })
  }

  #die(): void {
    this.say('the process dies')
    this.time.endLife()
    this.#commitsLeft = Number.POSITIVE_INFINITY
    this.#working = 0
    this.#look = null
  }

  async #compose(): Promise<void> {
    if (this.#commitsLeft <= 0) this.#die()
    const config = readConfig({
      DATA_DIR: '/nowhere',
      PUBLIC_URL: shopUrl,
      DEMO: 'off',
      BACKUPS_KEEP: '0',
      STRIPE_SECRET_KEY: 'sk_test_simulated',
      STRIPE_WEBHOOK_SECRET: 'whsec_simulated',
      PRINTFUL_TOKEN: printfulToken,
      PRINTFUL_API_BASE: 'http://127.0.0.1:1',
      PICTURES_AHEAD: 'off',
      SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
    })
    this.#starting = true
    this.shop = await composeShop(config, {
      clock: this.time,
      db: this.#ofThisLife(),
      log: this.#log(),
      payment: this.outside.provider(),
      mailer: this.outside.mailer(),
      images: memoryStore(),
    })
    this.#starting = false
    this.#api = createApi(this.shop)
    this.begin('the shop opens', async () => {
      await this.shop.jobs.schedule()
      this.shop.admin.providerSync.begin()
      return undefined
    })
  }

  /** A dead process's calls never reach the database. */
  #ofThisLife(): Database {
    const { life } = this.time
    const isDead = () => life !== this.time.life || this.#commitsLeft <= 0
    const never = new Promise<never>(() => {})
    return {
      ...this.db,
      // A thread of its own would answer at no virtual time.
      longReads: this.db.read,
      transact: async <T>(work: (trx: Writer) => Promise<T>): Promise<T> => {
        const isSlow = !this.outside.calm && !this.#starting && this.chance(0.04)
        if (isSlow) await this.pause(this.time.random() * second)
        if (isDead()) return never
        this.#activity += 1
        try {
          const answer = await this.db.transact(async (trx) => {
            if (isDead()) throw new Error('The process is dead.')
            const done = await work(trx)
            if (this.#sabotage) await sql.raw(this.#sabotage).execute(trx)
            return done
          })
          this.#activity += 1
          this.#commitsLeft -= 1
          return isDead() ? never : answer
        } catch (error) {
          if (isDead()) return never
          throw error
        }
      },
    }
  }

  #log(): Logger {
    const { life } = this.time
    const look = (facts: unknown, words?: string) => {
      if (life !== this.time.life) return
      const error = facts && typeof facts === 'object' && 'err' in facts ? facts.err : null
      if (error instanceof Error && !isShopError(error)) this.fault(`${words}: ${error.stack}`)
    }
    const log = { info() {}, debug() {}, trace() {}, warn: look, error: look, fatal: look }
    return Object.assign(log, { child: () => log, level: 'info' }) as unknown as Logger
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
