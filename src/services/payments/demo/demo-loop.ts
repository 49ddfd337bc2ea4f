import { second } from '#platform/time/clock.ts'

interface LoopOptions {
  /** Reports about these sessions, or about all. */
  work: (ids?: Iterable<string>) => Promise<number>
  /** Milliseconds after which there is more to report about a session. */
  debitTakes: number
}

/** How often everything is looked at: what other processes left, and sessions whose time is over. */
const round = 15 * second
/** After a change: at once, and again with growing pauses in case the shop didn't take it. */
const pauses = [0, 1, 3, 8].map((seconds) => seconds * second)

/** Keeps reporting while it is started; what is left when it stops is reported after the next start. */
export function wakefulLoop({ work, debitTakes }: LoopOptions) {
  const timers = new Set<NodeJS.Timeout>()
  let running: Promise<unknown> = Promise.resolve()
  let started = false

  const run = (ids?: string[]) => {
    // One after the other: two at once would report the same thing twice.
    running = running.then(() => work(ids)).catch(() => {})
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
    /** Something happened to this session. */
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
