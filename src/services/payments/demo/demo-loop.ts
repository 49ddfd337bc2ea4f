import { second } from '#platform/time/clock.ts'

interface LoopOptions {
  work: (ids?: Iterable<string>) => Promise<number>
  /** Milliseconds until a session has more to report. */
  debitTakes: number
}

/** Milliseconds; a full round finds other processes' leftovers and expired sessions. */
const round = 15 * second
/** Milliseconds after a change, in case the shop didn't take it at once. */
const pauses = [0, 1, 3, 8].map((seconds) => seconds * second)

export function wakefulLoop({ work, debitTakes }: LoopOptions) {
  const timers = new Set<NodeJS.Timeout>()
  let running: Promise<unknown> = Promise.resolve()
  let started = false

  const run = (ids?: string[]) => {
    // One run at a time: two at once would report the same event twice.
    running = running.then(() => (started ? work(ids) : 0)).catch(() => {})
  }
  const later = (milliseconds: number, action: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      action()
    }, milliseconds)
    timer.unref()
    timers.add(timer)
  }
  const everyRound = () => {
    run()
    later(round, everyRound)
  }

  return {
    start() {
      if (started) return
      started = true
      everyRound()
    },
    wake(id: string) {
      if (!started) return
      for (const pause of [...pauses, debitTakes]) later(pause, () => run([id]))
    },
    async stop() {
      started = false
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
      await running
    },
  }
}
