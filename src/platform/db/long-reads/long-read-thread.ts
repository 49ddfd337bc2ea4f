/*
 * Loads none of the shop's code, so that it starts at once. Sends rows in batches, because one
 * large message would stop the receiving thread.
 */
import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import type { Answer, Question, ThreadOptions } from './long-reads.ts'

const { path, mostRows, atOnce } = workerData as ThreadOptions
const file = new DatabaseSync(path, { readOnly: true, timeout: 5000 })
const unsent = new Map<number, unknown[]>()

function read({ sql, parameters }: NonNullable<Question['statement']>): unknown[] {
  const rows: unknown[] = []
  for (const row of file.prepare(sql).iterate(...parameters)) {
    rows.push(row)
    if (rows.length > mostRows)
      throw new Error(`A long read has more than ${mostRows} rows: ${sql}`)
  }
  return rows
}

function answer({ id, statement }: Question): Answer {
  try {
    const rows = statement ? read(statement) : (unsent.get(id) ?? [])
    unsent.delete(id)
    if (rows.length > atOnce) unsent.set(id, rows.slice(atOnce))
    return { id, rows: rows.slice(0, atOnce), isLast: !unsent.has(id) }
  } catch (error) {
    // A message carries an error without SQLite's code.
    const { message, errcode } = error as Error & { errcode?: number }
    return { id, failure: { message, errcode } }
  }
}

parentPort?.on('message', (question: Question) => parentPort?.postMessage(answer(question)))
