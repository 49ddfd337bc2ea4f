/* Each file gets its own thread, one after the other. */
import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import { badInput, type ErrorCode, type ErrorDetails, ShopError } from '#platform/errors.ts'
import type { Currency } from '#platform/money/currency.ts'
import { second } from '#platform/time/clock.ts'
import { importsCopy } from './copy.ts'
import type { Reading } from './imported-product.ts'

/** Milliseconds. The largest real files take a few seconds. */
export const mostReadTime = 30 * second
/** MiB: a file of 20 MiB with tiny cells takes half of it. */
const mostMemory = 1536

export interface ReadFile {
  bytes: Uint8Array
  currency: Currency
}

/** As `FileReader.read`. */
export type ReadImport = (file: ReadFile) => Promise<Reading>

export type ReadOutcome =
  | { reading: Reading }
  | { refusal: { code: ErrorCode; message: string; details: ErrorDetails } }

export class FileReader {
  #before: Promise<unknown> = Promise.resolve()
  #thread: Worker | undefined

  /** Throws as `readImport`; ShopError 'bad_input' on `file` when it takes too long. */
  read(file: ReadFile): Promise<Reading> {
    const reading = this.#before.then(() => this.#readAlone(file))
    this.#before = reading.catch(() => {})
    return reading
  }

  async close(): Promise<void> {
    await this.#thread?.terminate()
  }

  #readAlone(workerData: ReadFile): Promise<Reading> {
    // Resolved by name, because this file may be part of the build.
    const path = createRequire(import.meta.url).resolve('#import-thread')
    const resourceLimits = { maxOldGenerationSizeMb: mostMemory }
    const thread = new Worker(path, { workerData, resourceLimits, execArgv: [] })
    this.#thread = thread
    return new Promise<Reading>((resolve, reject) => {
      const giveUp = () => reject(badInput('file', importsCopy.fileTakesToo))
      const timer = setTimeout(giveUp, mostReadTime)
      thread.once('message', (outcome: ReadOutcome) => {
        if ('reading' in outcome) return resolve(outcome.reading)
        const { code, message, details } = outcome.refusal
        reject(new ShopError(code, message, details))
      })
      thread.once('error', (error: Error & { code?: string }) =>
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? giveUp() : reject(error),
      )
      thread.once('exit', giveUp)
      thread.once('exit', () => clearTimeout(timer))
    }).finally(() => thread.terminate())
  }
}
