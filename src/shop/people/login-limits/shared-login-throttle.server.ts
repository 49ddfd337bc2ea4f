/* In the table `counts`, `points` are failures; at `expire` the last one is forgotten. */
import type { Counts } from '#platform/db/counts.ts'
import { type Clock, second } from '#platform/time/clock.ts'
import { type LoginThrottle, type LoginThrottleRule, pauseAfter } from './login-throttle.ts'

/** As `pauseAfter`. The row itself decides, so that only a few of many parallel attempts pass. */
const countOne = `
  insert into counts as c (key, points, expire) values ($1, 1, $2::bigint + $3::bigint)
  on conflict (key) do update
    set points = case when c.expire <= $2::bigint then 1 else c.points + 1 end,
        expire = excluded.expire
    where c.expire <= $2::bigint or c.points <= $4::int
      or c.expire - $3::bigint
         + least($5::bigint, greatest($6::bigint,
             (power(2, least(c.points - $4::int, 20)) * ${second})::bigint))
         <= $2::bigint
  returning points`

export function sharedLoginThrottle(
  counts: Counts,
  clock: Clock,
  name: string,
  rule: LoginThrottleRule,
): LoginThrottle {
  const throttleKey = (key: string) => `throttle:${name}:${key}`

  async function pause(key: string): Promise<number> {
    const text = 'select points, expire from counts where key = $1'
    const [row] = (await counts.query({ text, values: [throttleKey(key)] })).rows as {
      points: number
      expire: number
    }[]
    const now = clock.now()
    if (!row || row.expire <= now) return 0
    return Math.max(0, row.expire - rule.kept + pauseAfter(row.points, rule) - now)
  }

  return {
    pause,
    async count(key) {
      const values = [
        throttleKey(key),
        clock.now(),
        rule.kept,
        rule.free,
        rule.longest,
        rule.shortest,
      ]
      const { rows } = await counts.query({ text: countOne, values })
      return rows.length > 0 ? 0 : Math.max(1, await pause(key))
    },
    async takeBack(key) {
      // As if the last attempt were the longest pause ago, so that no pause is left.
      const text =
        'update counts set points = greatest(0, points - 1), expire = expire - $2::bigint where key = $1'
      await counts.query({ text, values: [throttleKey(key), rule.longest] })
    },
    async failures(key) {
      const text = 'select points from counts where key = $1 and expire > $2::bigint'
      const { rows } = await counts.query({ text, values: [throttleKey(key), clock.now()] })
      return (rows[0] as { points: number } | undefined)?.points ?? 0
    },
    async forgive(key) {
      await counts.query({ text: 'delete from counts where key = $1', values: [throttleKey(key)] })
    },
  }
}
