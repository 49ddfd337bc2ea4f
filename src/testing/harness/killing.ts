import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import { minute } from '#platform/time/clock.ts'
import type { TestProcess } from './process.ts'

/** ATELIER_KILLS=20 for the whole proof. */
export const kills = Number(process.env.ATELIER_KILLS ?? 3)
/** Milliseconds for a test that kills so many kinds of work. */
export const timeFor = (kinds: number) => kinds * (kills + 1) * minute

/**
 * The first round ends by itself, and tells how long the work takes; the kills are spread over that
 * time. A kill that comes too late is tried again.
 */
export async function killOften(
  start: (round: number) => Promise<TestProcess>,
  after: (round: number) => Promise<void>,
): Promise<void> {
  let takes = 0
  let killed = 0
  for (let round = 0; killed < kills && round <= 3 * kills; round += 1) {
    const child = await start(round)
    const began = performance.now()
    child.go()
    const killing = pause((killed * takes) / kills).then(() => round > 0 && child.kill())
    if (await child.ended) killed += 1
    else takes = performance.now() - began
    await killing
    await after(round)
  }
  process.stdout.write(`killed ${killed} times within ${Math.round(takes)} ms\n`)
  expect(killed).toBe(kills)
}
