import type { Clock } from '#platform/time/clock.ts'

export interface FakeClock extends Clock {
  advance(milliseconds: number): void
  set(now: number): void
}

export function fakeClock(start = Date.UTC(2026, 4, 1, 9, 0, 0)): FakeClock {
  let now = start
  return {
    now: () => now,
    advance: (milliseconds) => {
      now += milliseconds
    },
    set: (moment) => {
      now = moment
    },
  }
}
