/* A run's job key names its slot: several processes plan it once. */

import type { Database } from '#platform/db/database.ts'
import { type Clock, day } from '#platform/time/clock.ts'
import { enqueue, type JobHandlers, type OutboxTopics, type ScheduledTopic } from './outbox.ts'

/** Epoch milliseconds; a slot is worked off once. */
export interface ScheduledRun {
  dueAt: number
  slot: number | string
}

export interface ScheduledJob<T extends ScheduledTopic = ScheduledTopic> {
  next(now: number): ScheduledRun | null | Promise<ScheduledRun | null>
  /** May run twice. Throwing means try later, and no new run is planned until then. */
  run(payload: OutboxTopics[T]): Promise<void>
}

export type Schedule = { readonly [T in ScheduledTopic]: ScheduledJob<T> }

interface Deps {
  db: Database
  clock: Clock
}

export async function planNext(
  { db, clock }: Deps,
  topic: ScheduledTopic,
  { next }: Pick<ScheduledJob, 'next'>,
): Promise<void> {
  const now = clock.now()
  const run = await next(now)
  if (!run) return
  const job = { topic, payload: { attempt: 1 }, dueAt: run.dueAt, now }
  await db.transact((trx) => enqueue(trx, { ...job, key: `${topic}:${run.slot}` }))
}

export async function planAll(deps: Deps, schedule: Schedule): Promise<void> {
  for (const topic of Object.keys(schedule) as ScheduledTopic[]) {
    await planNext(deps, topic, schedule[topic])
  }
}

export function scheduledHandlers(
  deps: Deps,
  schedule: Schedule,
): Pick<JobHandlers, ScheduledTopic> {
  const handlerOf = (topic: ScheduledTopic, { next, run }: ScheduledJob) => {
    return async (payload: OutboxTopics[ScheduledTopic]) => {
      await run(payload)
      await planNext(deps, topic, { next })
    }
  }
  const topics = Object.keys(schedule) as ScheduledTopic[]
  const handlers = topics.map((topic) => [topic, handlerOf(topic, schedule[topic])])
  return Object.fromEntries(handlers) as Pick<JobHandlers, ScheduledTopic>
}

export function every(length: number): ScheduledJob['next'] {
  return (now) => {
    const slot = Math.floor(now / length) + 1
    return { dueAt: slot * length, slot }
  }
}

/** A day after the last run or start, so that shops don't all run at the same moment. */
export function aDayLater(now: number): ScheduledRun {
  return { dueAt: now + day, slot: Math.floor((now + day) / day) }
}

/** `time`: milliseconds after midnight UTC. */
export function dailyAt(time: number): ScheduledJob['next'] {
  return (now) => {
    const today = Math.floor(now / day)
    const slot = today * day + time > now ? today : today + 1
    return { dueAt: slot * day + time, slot }
  }
}
