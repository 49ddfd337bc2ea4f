/* Each step has its own random numbers, so that leaving a step out doesn't change the others. */
import { day, hour, minute, second } from '#platform/time/clock.ts'
import { seeded } from '#testing/fakes/seeded.ts'
import { addShirt } from '#testing/fixtures/catalogue/products.ts'
import { stockRail, stockShelf } from '#testing/fixtures/catalogue/shelf.ts'
import { attackerActions } from './attackers.ts'
import { buyerActions, createBuyer, deliverEvents } from './buyers.ts'
import { checkEnd } from './final-invariants.ts'
import { checkAll, checkStep, settleLedger, unitsOf } from './invariants.ts'
import { services } from './outside.ts'
import { thiefActions } from './partner.ts'
import { paintPictures, tryBackup } from './safe.ts'
import { attend, openStudio, setVacation, studioActions } from './studio.ts'
import { worksActions } from './works.ts'
import { World } from './world.ts'

export interface PlannedAction {
  /** Milliseconds after the shop opened. */
  at: number
  does: string
  roll: number
}

const misfortunes = {
  'the process dies': 2,
  'the process will die': 4,
  'a service is away': 2,
  'the backup is tried out': 0.15,
} as const

const weights: readonly (readonly [does: string, weight: number])[] = [
  ...Object.entries(misfortunes),
  ...[buyerActions, studioActions, worksActions, attackerActions, thiefActions].flatMap((actions) =>
    Object.entries(actions).map(([does, [weight]]) => [does, weight] as const),
  ),
]
const allWeights = weights.reduce((sum, [, weight]) => sum + weight, 0)

/** `share`: at least 0, below the sum of all weights. */
function drawn(share: number): string {
  let below = 0
  for (const [does, weight] of weights) {
    below += weight
    if (share < below) return does
  }
  return 'browses'
}

export function plan(seed: number, days: number): PlannedAction[] {
  const random = seeded(seed)
  const steps: PlannedAction[] = []
  for (let at = 0; ; ) {
    const [mood, length] = [random(), random()]
    at += Math.floor(length * (mood < 0.6 ? 2 * second : mood < 0.85 ? 20 * minute : 5 * hour))
    if (at > days * day) return steps
    steps.push({ at, does: drawn(random() * allWeights), roll: Math.floor(random() * 2 ** 32) })
  }
}

export interface Outcome {
  history: readonly string[]
  faults: readonly string[]
  orders: number
  /** Virtual epoch ms of the first fault. */
  endedAt: number
}

const people = 8
/** Longer than the pauses of jobs, slow payments, and the mails about them. */
const healing = 7 * day

export interface LiveOptions {
  sabotage?: string | undefined
  checksAll?: boolean | undefined
}

export async function live(
  steps: readonly PlannedAction[],
  { sabotage, checksAll = false }: LiveOptions = {},
): Promise<Outcome> {
  const world = await World.open(sabotage)
  const { time, outside } = world
  const opened = time.now()
  try {
    await stockShelf(world.shop)
    await stockRail(world.shop)
    // A third of the single pieces must be fewer than one address requests.
    for (let piece = 0; piece < 10; piece++) await addShirt(world.db)
    await paintPictures(world)
    const studio = await openStudio(world)
    const { ledger } = studio
    for (const [key, units] of await unitsOf(world)) ledger.set(key, units)
    const buyers = Array.from({ length: people }, (_, index) =>
      createBuyer(world, `buyer ${index + 1}`, `10.${index}.0.1`),
    )
    let life = time.life
    let told = 0
    let checkedOn = 0

    const check = async (): Promise<void> => {
      if (!checksAll) await checkStep(world, ledger)
      const today = Math.floor(time.now() / day)
      // A fault that the step has shown would be told a second time.
      const isDue = checkedOn !== today && world.faults.length === 0
      if (checksAll || isDue) await checkAll(world, ledger)
      checkedOn = today
    }

    const begin: World['begin'] = (words, action) => {
      world.say(`${words} …`)
      world.begin(words, action)
    }

    const take = async ({ does, roll }: PlannedAction): Promise<void> => {
      time.reseed(roll)
      const buyer = world.pick(buyers)
      const [, buys] = buyerActions[does] ?? []
      const [, manages] = studioActions[does] ?? worksActions[does] ?? []
      const [, attacks] = attackerActions[does] ?? thiefActions[does] ?? []
      if (buys && buyer) begin(`${buyer.name} ${does}`, () => buys(world, buyer))
      else if (manages) begin(does, () => manages(world, studio))
      else if (attacks) begin(does, () => attacks(world, { buyers, studio }))
      else if (does === 'the process dies') await world.crash()
      else if (does === 'the process will die')
        await world.crash(1 + Math.floor(time.random() * 12))
      else if (does === 'the backup is tried out') {
        await world.standstill()
        await tryBackup(world)
      } else {
        const service = world.pick(services) ?? 'payment'
        const minutes = Math.ceil(time.random() ** 4 * 30 * 60)
        outside.goAway(service, minutes)
        world.say(`${service} is away for ${minutes} minutes`)
      }
    }

    const until = async (moment: number): Promise<void> => {
      while (world.faults.length === 0 && time.advance(moment)) {
        await due
          .splice(0)
          .reduce((before, step) => before.then(() => take(step)), Promise.resolve())
        await world.standstill()
        outside.payment.tick()
        told = deliverEvents(world, told)
        await world.lookAhead()
        if (life !== time.life) await settleLedger(world, ledger)
        life = time.life
        await check()
      }
    }

    const due: PlannedAction[] = []
    for (const step of steps) time.at(opened + step.at, () => due.push(step), 0)
    await until(opened + (steps.at(-1)?.at ?? 0) + minute)
    outside.calmDown()
    world.say('nothing goes wrong any more')
    for (let days = 0; days < healing / day; days++) {
      if (world.faults.length > 0) break
      world.begin('the owner', () => setVacation(world, studio, false))
      world.begin('sees to orders', () => attend(world, studio))
      await until(time.now() + day)
    }
    if (world.faults.length === 0) await checkEnd(world, ledger)
    const { orders } = await world.db.read
      .selectFrom('orders')
      .select((eb) => eb.fn.countAll<number>().as('orders'))
      .where('paid_at', 'is not', null)
      .executeTakeFirstOrThrow()
    return { history: world.history, faults: world.faults, orders, endedAt: time.now() - opened }
  } finally {
    await world.close()
  }
}
