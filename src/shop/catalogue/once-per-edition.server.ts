/*
 * Owns how long an answer that is the same for every visitor may be kept in memory: until the content
 * changes, or until pieces open. Never decides what visitors see.
 */

import type { Database } from '#db/database.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Topic } from '#kernel/topics.ts'
import { readOpenings } from './timing.server.ts'

interface Known<T> {
  version: number
  change: number
  answer: Promise<{ value: T; until: number }>
}

/**
 * Keeps what was read until the content version rises, one of `topics` does or the next moment comes, the latest alone.
 * `read` is told the moment to read at, in epoch milliseconds. What fails is read anew.
 */
export function oncePerEdition<T>(
  { db, clock, topics = [] }: { db: Database; clock: Clock; topics?: readonly Topic[] },
  read: (now: number) => Promise<T>,
): () => Promise<T> {
  let known: Known<T> | null = null

  async function readNow() {
    const now = clock.now()
    const [value, { next }] = await Promise.all([read(now), readOpenings(db.read, now)])
    return { value, until: next ?? Infinity }
  }

  return async function current(): Promise<T> {
    const version = await db.contentVersion()
    if (known?.version !== version || db.topics.raisedSince(known.change, topics)) {
      known = { version, change: db.topics.change, answer: readNow() }
    }
    const mine = known
    try {
      const { value, until } = await mine.answer
      if (clock.now() < until) return value
    } catch (error) {
      if (known === mine) known = null
      throw error
    }
    if (known === mine) known = null
    return current()
  }
}
