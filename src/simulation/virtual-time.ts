/*
 * Replaces this process's timers, dates and random numbers, so that a history depends on its seed
 * alone. The process must do nothing else.
 */
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import timers from 'node:timers/promises'
import type { Clock } from '#platform/time/clock.ts'
import { seeded } from '#testing/fakes/seeded.ts'

interface Event {
  at: number
  run: () => void
  /** The event dies with this simulated process; 0: the outside world. */
  life: number
  cancelled: boolean
}

export class VirtualTime implements Clock {
  life = 1
  #now: number
  #random: () => number = seeded(0)
  /** The soonest last; at the same moment, the first added last. */
  #events: Event[] = []

  constructor(start: number) {
    this.#now = start
  }

  now = (): number => this.#now
  random = (): number => this.#random()

  reseed(seed: number): void {
    this.#random = seeded(seed)
  }

  /** `moment`: epoch ms. */
  at(moment: number, run: () => void, life = this.life): Event {
    const event = { at: Math.max(moment, this.#now), run, life, cancelled: false }
    let low = 0
    let high = this.#events.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#events[middle]?.at ?? 0) > event.at) low = middle + 1
      else high = middle
    }
    this.#events.splice(low, 0, event)
    return event
  }

  /** False if no event is due; the clock then stands at `until`. */
  advance(until: number): boolean {
    for (;;) {
      const event = this.#events.at(-1)
      if (!event || event.at > until) {
        this.#now = Math.max(this.#now, until)
        return false
      }
      this.#events.pop()
      if (event.cancelled) continue
      this.#now = event.at
      event.run()
      return true
    }
  }

  endLife(): void {
    this.#events = this.#events.filter(({ life }) => life !== this.life)
    this.life += 1
  }
}

export function liveBy(time: () => VirtualTime, onPause: (milliseconds: number) => Promise<void>) {
  const timer = (event: () => { cancelled: boolean }) => {
    const handle = { event: event(), ref: () => handle, unref: () => handle, hasRef: () => false }
    return handle
  }
  const clear = (handle?: { event?: { cancelled: boolean } }) => {
    if (handle?.event) handle.event.cancelled = true
  }
  Object.assign(globalThis, {
    setTimeout: (run: () => void, ms = 0) => timer(() => time().at(time().now() + ms, run)),
    setInterval(run: () => void, ms: number) {
      const again = () => {
        if (handle.event.cancelled) return
        handle.event = time().at(time().now() + ms, again)
        run()
      }
      const handle = timer(() => time().at(time().now() + ms, again))
      return handle
    },
    clearTimeout: clear,
    clearInterval: clear,
  })
  Date.now = () => time().now()
  Math.random = () => time().random()
  const randomBytes = (size: number) =>
    Buffer.from(Array.from({ length: size }, () => Math.floor(time().random() * 256)))
  // Work on another thread would end at no virtual time.
  const argon2: typeof crypto.argon2 = (algorithm, parameters, callback) =>
    callback(null, crypto.argon2Sync(algorithm, parameters))
  Object.assign(crypto, { randomBytes, argon2 })
  Object.assign(timers, { setTimeout: (ms: number) => onPause(ms) })
  syncBuiltinESMExports()
}
