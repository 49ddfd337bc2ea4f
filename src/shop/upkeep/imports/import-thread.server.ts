/* One file's thread (file-reader.server.ts): no file, whatever its shape, can stop the shop. */
import { parentPort, workerData } from 'node:worker_threads'
import { isShopError } from '#platform/errors.ts'
import type { ReadFile, ReadOutcome } from './file-reader.server.ts'
import { readImport } from './read-import.server.ts'

const { bytes, currency } = workerData as ReadFile

/** A message carries an error without its code and details. */
const outcome: ReadOutcome = await readImport(bytes, currency).then(
  (reading) => ({ reading }),
  (error) => {
    if (!isShopError(error)) throw error
    return { refusal: { code: error.code, message: error.message, details: error.details } }
  },
)
parentPort?.postMessage(outcome)
