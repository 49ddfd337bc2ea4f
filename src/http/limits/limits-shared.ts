import { RateLimiterMemory, RateLimiterPostgres, RLWrapperTimeouts } from 'rate-limiter-flexible'
import type { Shop } from '#compose'
import { minute, second } from '#platform/time/clock.ts'
import { type Counters, createLimits, eachGroup, type Limits } from './limits.ts'

/*
 * Counters that several machines share, in the database's table `counts`. Never refuses a
 * request because the database fails: each machine then counts by itself.
 */

type Counts = NonNullable<Shop['db']['counts']>

/** The longest wait of a request for its count. */
const timeout = second

/**
 * One statement a request. A client that has used up a group's points is refused from memory until its
 * time is over, so that asking on and on costs the database nothing. `timeout` in milliseconds.
 */
export function sharedCounters(
  counts: Counts,
  log: Pick<Shop['log'], 'warn'>,
  timeoutMs = timeout,
): Counters {
  const storeClient = { query: telling(counts, log) }
  return eachGroup(
    (opts) =>
      new RLWrapperTimeouts({
        timeoutMs,
        insuranceLimiter: new RateLimiterMemory(opts),
        limiter: new RateLimiterPostgres({
          ...opts,
          storeClient,
          storeType: 'client',
          tableName: counts.table,
          // Our own migration makes it, and our own clean-up empties it.
          tableCreated: true,
          clearExpiredByTimeout: false,
          inMemoryBlockOnConsumed: opts.points,
        }),
      }),
  )
}

/** The shop's limits: counted by all machines together where there may be several. */
export function createSharedLimits({
  config,
  db,
  log,
}: Pick<Shop, 'config' | 'db' | 'log'>): Limits {
  return createLimits(config.rateLimits, db.counts ? sharedCounters(db.counts, log) : undefined)
}

/** Says once a minute that counting fails. */
function telling(counts: Counts, log: Pick<Shop['log'], 'warn'>): Counts['query'] {
  let saidAt = Number.NEGATIVE_INFINITY
  return async (statement) => {
    try {
      return await counts.query(statement)
    } catch (err) {
      if (performance.now() - saidAt > minute) {
        saidAt = performance.now()
        log.warn({ err }, 'requests are counted by this machine alone: the database fails')
      }
      throw err
    }
  }
}
