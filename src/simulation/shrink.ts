import { type LiveOptions, live, type Outcome, type PlannedAction } from './history.ts'

const tries = 400

export interface Shrunk {
  steps: readonly PlannedAction[]
  outcome: Outcome
}

/** 'stock' of 'stock: merch/1 has 4 units'. */
const brokenBy = ({ faults }: Outcome) => /^[^:]*/.exec(faults[0] ?? '')?.[0]

/** Leaves out smaller and smaller parts, as long as the rest breaks the same invariant. */
export async function shrink(
  planned: readonly PlannedAction[],
  outcome: Outcome,
  options?: LiveOptions,
): Promise<Shrunk> {
  const broken = brokenBy(outcome)
  let best: Shrunk = { steps: planned, outcome }
  let left = tries
  const attempt = async (steps: readonly PlannedAction[]): Promise<boolean> => {
    left -= 1
    const lived = await live(steps, options)
    if (lived.faults.length === 0 || brokenBy(lived) !== broken) return false
    best = { steps, outcome: lived }
    return true
  }
  await attempt(planned.filter(({ at }) => at <= outcome.endedAt))
  for (let size = best.steps.length >> 1; size >= 1; size = size >> 1) {
    for (let from = 0; from < best.steps.length && left > 0; ) {
      const without = [...best.steps.slice(0, from), ...best.steps.slice(from + size)]
      if (!(await attempt(without))) from += size
    }
  }
  return best
}
