import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely'
import { asAway, cannotWrite } from '#platform/db/away.ts'
import { timeout, whileBusy } from './busy.ts'
import { Mutex } from './mutex.ts'
import type { SqliteConnection } from './sqlite-connection.ts'

const mostTogether = 32

class WriteSlot implements DatabaseConnection {
  readonly #connection: SqliteConnection
  readonly #beforeAlone: () => void
  readonly giveUpAt: number
  state: 'alone' | 'open' | 'over' = 'alone'

  constructor(connection: SqliteConnection, giveUpAt: number, beforeAlone: () => void) {
    this.#connection = connection
    this.giveUpAt = giveUpAt
    this.#beforeAlone = beforeAlone
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.state === 'alone') this.#beforeAlone()
    return this.#connection.executeQuery<R>(query)
  }

  streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    return this.#connection.streamQuery<R>(query)
  }
}

interface Waiting {
  resolve(): void
  reject(error: unknown): void
}

/**
 * Transactions of one turn share a commit: a durable commit costs more than most transactions, and
 * the benchmark of carts and orders fails without it. Each begins immediately: a deferred one that
 * reads first fails with 'database is locked' once another process has written.
 */
export class SqliteWrites implements Driver {
  readonly #connection: SqliteConnection
  readonly #mutex = new Mutex()
  #waiting: Waiting[] = []
  #soon: NodeJS.Immediate | undefined
  #running = false

  constructor(connection: SqliteConnection) {
    this.#connection = connection
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<WriteSlot> {
    // Waiting in the queue counts: else the writes behind a lock would fail one after the other.
    const giveUpAt = performance.now() + timeout
    await this.#mutex.take()
    return new WriteSlot(this.#connection, giveUpAt, () => this.#commit())
  }

  async beginTransaction(slot: WriteSlot): Promise<void> {
    const { file } = this.#connection
    try {
      if (!file.isTransaction) await whileBusy(() => file.exec('begin immediate'), slot.giveUpAt)
      file.exec('savepoint slot')
    } catch (error) {
      throw asAway(error)
    }
    slot.state = 'open'
    this.#running = true
  }

  async commitTransaction(slot: WriteSlot): Promise<void> {
    this.#connection.file.exec('release slot')
    const committed = new Promise<void>((resolve, reject) => {
      this.#waiting.push({ resolve, reject })
    })
    this.#end(slot)
    await committed
  }

  async rollbackTransaction(slot: WriteSlot): Promise<void> {
    if (slot.state !== 'open') return
    const { file } = this.#connection
    // On a full disk SQLite has rolled back by itself; a second rollback would hide the reason.
    if (!file.isTransaction) this.#tellAll((each) => each.reject(cannotWrite()))
    else if (this.#waiting.length === 0) file.exec('rollback')
    else file.exec('rollback to slot; release slot')
    this.#end(slot)
  }

  async releaseConnection(slot: WriteSlot): Promise<void> {
    if (slot.state === 'alone') this.#mutex.release()
  }

  async destroy(): Promise<void> {
    this.#commit()
    this.#connection.close()
  }

  #end(slot: WriteSlot): void {
    slot.state = 'over'
    this.#running = false
    const isDue = this.#soon === undefined && this.#waiting.length > 1
    if (isDue || this.#waiting.length >= mostTogether) this.#commit()
    else if (this.#waiting.length > 0) this.#soon ??= setImmediate(() => this.#commitSoon())
    this.#mutex.release()
  }

  #commitSoon(): void {
    this.#soon = undefined
    if (!this.#running) this.#commit()
  }

  #commit(): void {
    clearImmediate(this.#soon)
    this.#soon = undefined
    if (this.#waiting.length === 0) return
    const { file } = this.#connection
    try {
      file.exec('commit')
      this.#tellAll((each) => each.resolve())
    } catch (error) {
      if (file.isTransaction) file.exec('rollback')
      this.#tellAll((each) => each.reject(asAway(error)))
    }
  }

  #tellAll(tell: (each: Waiting) => void): void {
    const all = this.#waiting
    this.#waiting = []
    for (const each of all) tell(each)
  }
}
