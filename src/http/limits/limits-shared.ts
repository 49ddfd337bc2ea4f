import { RateLimiterMemory, RateLimiterPostgres, RLWrapperTimeouts } from 'rate-limiter-flexible'
import type { Shop } from '#compose'
import { minute, second } from '#platform/time/clock.ts'
import { type Counters, createLimits, eachGroup, type Limits } from './limits.ts'

/* Never refuses a request because the database fails: each machine then counts by itself. */

type Counts = NonNullable<Shop['db']['counts']>

const timeout = second

/** A spent client is refused from memory, so that its requests cost the database nothing. */
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
          tableCreated: true,
          clearExpiredByTimeout: false,
          inMemoryBlockOnConsumed: opts.points,
        }),
      }),
  )
}

export function createSharedLimits({
  config,
  db,
  log,
}: Pick<Shop, 'config' | 'db' | 'log'>): Limits {
  return createLimits(config.rateLimits, db.counts ? sharedCounters(db.counts, log) : undefined)
}

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
