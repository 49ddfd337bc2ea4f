import type { Database, Writer } from '#platform/db/database.ts'
import type { DatabaseLog } from '#platform/db/log.ts'
import { redact } from '#platform/network/redact.ts'
import { type Clock, day, hour } from '#platform/time/clock.ts'
import { within } from '#platform/time/within.ts'
import { forgetDoneJobs } from './dead-letters.ts'
import { type JobHandlers, type OutboxTopic, topicRules } from './outbox.ts'
import { type LeasedJob, leaseNext, writeOutcome } from './outbox-lease.ts'
import { attemptsInADay, type OutboxPace, pauseAfter, usualPace } from './outbox-pause.ts'

export interface OutboxWorker {
  start(): void
  poke(): void
  runDue(): Promise<number>
  stop(): Promise<void>
}

interface Deps {
  db: Database
  clock: Clock
  handlers: JobHandlers
  before?: () => Promise<void>
  log: DatabaseLog
  pace?: OutboxPace | undefined
  excludedTopics?: readonly OutboxTopic[]
  onDeadLetter?: (trx: Writer, job: LeasedJob, reason: string) => Promise<void>
}

/** A provider that hangs must not hold up every other job. */
const atOnce = 4
const doneKept = 30 * day

/** Runs a job at least once, never on two workers at a time, however many processes there are. */
export function createOutboxWorker(deps: Deps): OutboxWorker {
  const { db, clock, handlers, before, log, onDeadLetter } = deps
  const { excludedTopics = [], pace = usualPace } = deps
  const { lease } = pace
  const mostAttempts = attemptsInADay(pace)
  const topics = (Object.keys(handlers) as OutboxTopic[]).filter(
    (each) => !excludedTopics.includes(each),
  )
  const running = new Set<Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> | undefined
  let lookAgain = false
  let forgottenAt = 0

  const next = () => leaseNext(db, topics, clock.now(), clock.now() + lease)

  async function deliver(job: LeasedJob): Promise<void> {
    const renewing = setInterval(() => {
      writeOutcome(db, job, { leased_until: clock.now() + lease }).catch((err) =>
        log.warn({ err, job: job.id }, 'could not renew the lease of a job'),
      )
    }, lease / 3)
    renewing.unref()
    try {
      const outcome = await run(job)
      clearInterval(renewing)
      const isDeadLetter = outcome.state === 'dead_lettered'
      await writeOutcome(db, job, outcome, async (trx) => {
        if (isDeadLetter) await onDeadLetter?.(trx, job, outcome.last_error ?? '')
      })
    } catch (err) {
      // The lease ends by itself, and the job is delivered again.
      log.error({ err, job: job.id, topic: job.topic }, 'could not record the result of a job')
    } finally {
      clearInterval(renewing)
    }
  }

  async function run(job: LeasedJob): Promise<Parameters<typeof writeOutcome>[2]> {
    try {
      const handle = handlers[job.topic] as (payload: unknown) => Promise<void>
      await before?.()
      const longest = topicRules[job.topic].longestTry ?? pace.longestTry
      await within(longest, handle(JSON.parse(job.payload)), neverEnding)
      // From now on `due_at` is the time of completion, which `forgetDoneJobs` reads.
      return { state: 'done', due_at: clock.now(), leased_until: 0, last_error: null }
    } catch (err) {
      const gaveUp =
        job.attempts >= mostAttempts && topicRules[job.topic].onExhausted === 'dead_letter'
      const told = { err, job: job.id, topic: job.topic, attempts: job.attempts }
      if (gaveUp) log.error(told, 'set a job aside after a day of failing')
      else log.warn(told, 'a job failed and will be tried again')
      return {
        state: gaveUp ? 'dead_lettered' : 'waiting',
        due_at: clock.now() + pauseAfter(job.attempts, pace),
        leased_until: 0,
        last_error: reasonOf(err),
      }
    }
  }

  async function work(): Promise<void> {
    lookAgain = false
    for (let job = await next(); job; job = await next()) {
      const delivery = deliver(job).finally(() => running.delete(delivery))
      running.add(delivery)
      if (running.size >= atOnce) await Promise.race(running)
      if (!timer) return
    }
    await forget()
  }

  async function forget(): Promise<void> {
    if (clock.now() < forgottenAt + hour) return
    forgottenAt = clock.now()
    await db.transact((trx) => forgetDoneJobs(trx, forgottenAt - doneKept))
  }

  function poke(): void {
    lookAgain = true
    if (!timer || round) return
    round = work()
      .catch((err) => log.error({ err }, 'could not look for due jobs'))
      .finally(() => {
        round = undefined
        if (lookAgain) poke()
      })
  }

  return {
    poke,
    start() {
      if (timer) return
      timer = setInterval(poke, pace.look)
      timer.unref()
      poke()
    },
    async runDue() {
      let count = 0
      for (let job = await next(); job; job = await next()) {
        await deliver(job)
        count += 1
      }
      return count
    },
    async stop() {
      clearInterval(timer)
      timer = undefined
      const ended = Promise.resolve(round).then(() => Promise.all(running))
      await within(pace.goodbye, ended, neverEnding).catch((err) =>
        log.warn({ err }, 'left a job unfinished'),
      )
    },
  }
}

/** Without a timeout a hanging job would keep its lease for ever, unnoticed. */
function neverEnding(): never {
  throw new Error('It did not come to an end.')
}

function reasonOf(error: unknown): string {
  return redact(error instanceof Error ? error.message : String(error)).slice(0, 500)
}
