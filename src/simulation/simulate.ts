/*
 * `npm run simulate -- --seed 7 --days 365` or `--seeds 1..1000`; `--history` prints the events.
 * Exits with 1 when an invariant breaks, and prints the shortest history that breaks it
 * (`--no-shrink` skips that). `--sabotage`: a statement in each of the shop's transactions.
 * `--checks-all`: the whole shop after each event, and not only the changed rows.
 */
import { parseArgs } from 'node:util'
import { live, plan } from './history.ts'
import { shrink } from './shrink.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '7' },
    seeds: { type: 'string' },
    days: { type: 'string', default: '365' },
    history: { type: 'boolean', default: false },
    sabotage: { type: 'string' },
    'checks-all': { type: 'boolean', default: false },
    shrink: { type: 'boolean', default: true },
  },
  allowNegative: true,
})

const days = Number(values.days)
const [first, last = first] = (values.seeds ?? values.seed).split('..').map(Number)
if (!(days > 0) || !Number.isInteger(first) || !Number.isInteger(last)) {
  process.stderr.write('--days wants a number, --seed a whole one, --seeds two of them: 1..1000.\n')
  process.exit(2)
}

const options = { sabotage: values.sabotage, checksAll: values['checks-all'] }
const began = performance.now()
let [orders, steps, lived] = [0, 0, 0]
for (let seed = Number(first); seed <= Number(last); seed++) {
  const planned = plan(seed, days)
  const outcome = await live(planned, options)
  orders += outcome.orders
  steps += planned.length
  lived += 1
  if (values.history) say(outcome.history)
  if (outcome.faults.length === 0) continue
  say([`Seed ${seed} breaks, ${lived} of them in:`, ...outcome.faults])
  if (values.shrink) {
    const short = await shrink(planned, outcome, options)
    say(['The shortest history that does:', ...short.outcome.history])
    say([`${short.steps.length} steps of ${planned.length}.`])
  }
  process.exitCode = 1
  break
}
const seconds = (performance.now() - began) / 1000
const speed = `${seconds.toFixed(1)} s, ${(orders / seconds).toFixed(1)} orders a second`
say([`${lived} seeds of ${days} days: ${steps} steps, ${orders} orders paid.`])
// On stderr, so that stdout depends on the seed alone.
process.stderr.write(`${speed}\n`)

function say(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`)
}
