export interface WorkQueue {
  /** Runs the same key once for all callers, waiting or running. Urgent work goes first. */
  run<T>(key: string, work: () => Promise<T>, urgent: boolean): Promise<T>
}

interface Job {
  urgent: boolean
  start: () => Promise<void>
}

export function createWorkQueue(): WorkQueue {
  const waiting = new Map<string, Job>()
  const answers = new Map<string, Promise<unknown>>()
  let busy = false

  async function next(): Promise<void> {
    if (busy) return
    busy = true
    for (let key = nextKey(); key !== undefined; key = nextKey()) {
      const job = waiting.get(key)
      waiting.delete(key)
      await job?.start()
    }
    busy = false
  }

  function nextKey(): string | undefined {
    for (const [key, job] of waiting) if (job.urgent) return key
    return waiting.keys().next().value
  }

  return {
    run<T>(key: string, work: () => Promise<T>, urgent: boolean): Promise<T> {
      const known = answers.get(key)
      if (known) {
        const job = waiting.get(key)
        if (job && urgent) job.urgent = true
        return known as Promise<T>
      }
      const answer = new Promise<T>((resolve, reject) => {
        const start = () =>
          work()
            .then(resolve, reject)
            .finally(() => answers.delete(key))
        waiting.set(key, { urgent, start })
      })
      answers.set(key, answer)
      void next()
      return answer
    },
  }
}
