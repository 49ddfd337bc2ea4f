import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import { asAway } from '#platform/db/away.ts'
import { tooBusy } from '#platform/db/sqlite/busy.ts'
import { checkParameters, type Parameter } from '#platform/db/sqlite/parameters.ts'
import { minute } from '#platform/time/clock.ts'

const mostRows = 20_000
/** Rows of one message: taking it costs a millisecond or two. */
const atOnce = 200
/** Milliseconds of a statement, its wait in the queue included. */
const mostTime = minute

export interface ThreadOptions {
  path: string
  mostRows: number
  atOnce: number
}

export interface Question {
  id: number
  statement?: { sql: string; parameters: Parameter[] }
}

export type Answer =
  | { id: number; rows: unknown[]; isLast: boolean }
  | { id: number; failure: { message: string; errcode: number | undefined } }

interface Pending {
  rows: unknown[]
  timer: NodeJS.Timeout
  resolve(rows: unknown[]): void
  reject(error: unknown): void
}

/** `node:sqlite` stops its thread until a statement is done. A dead or slow thread is replaced. */
export class LongReads implements DatabaseConnection {
  readonly #path: string
  #thread: Worker | undefined
  readonly #pending = new Map<number, Pending>()
  #lastId = 0

  constructor(path: string) {
    this.#path = path
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const statement = { sql, parameters: checkParameters(sql, parameters) }
    const thread = this.#start()
    this.#lastId += 1
    const id = this.#lastId
    const rows = await new Promise<unknown[]>((resolve, reject) => {
      const timer = setTimeout(() => void this.#end(thread, tooBusy()), mostTime)
      this.#pending.set(id, { rows: [], timer, resolve, reject })
      thread.ref()
      thread.postMessage({ id, statement } satisfies Question)
    })
    return { rows: rows as R[] }
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query)
  }

  async close(): Promise<void> {
    if (this.#thread) await this.#end(this.#thread, new Error('The database has been closed.'))
  }

  #start(): Worker {
    if (this.#thread) return this.#thread
    // Resolved by name, because this file may be part of the build.
    const file = createRequire(import.meta.url).resolve('#long-read-thread')
    const workerData: ThreadOptions = { path: this.#path, mostRows, atOnce }
    const thread = new Worker(file, { workerData, execArgv: [] })
    thread.unref()
    thread.on('message', (answer: Answer) => this.#take(thread, answer))
    thread.on('error', (error) => void this.#end(thread, error))
    thread.on('exit', () => void this.#end(thread, tooBusy()))
    this.#thread = thread
    return thread
  }

  #take(thread: Worker, answer: Answer): void {
    const { id } = answer
    const pending = this.#pending.get(id)
    if (!pending) return
    if ('rows' in answer) {
      pending.rows.push(...answer.rows)
      if (!answer.isLast) {
        // Requests take their turn between two batches.
        setImmediate(() => thread.postMessage({ id } satisfies Question))
        return
      }
    }
    clearTimeout(pending.timer)
    this.#pending.delete(id)
    if (this.#pending.size === 0) thread.unref()
    if ('rows' in answer) pending.resolve(pending.rows)
    else pending.reject(asAway(Object.assign(new Error(answer.failure.message), answer.failure)))
  }

  async #end(thread: Worker, reason: unknown): Promise<void> {
    if (this.#thread !== thread) return
    this.#thread = undefined
    const waiting = [...this.#pending.values()]
    this.#pending.clear()
    for (const { timer, reject } of waiting) {
      clearTimeout(timer)
      reject(reason)
    }
    await thread.terminate()
  }
}
