import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { lighthouse } from './lighthouse.ts'
import { type Load, load, middle } from './load.ts'
import type { measureOrders } from './orders.ts'
import { ownersAccount } from './owner.ts'
import { purchases } from './purchases.ts'
import { type RunningServer, startShop } from './servers.ts'
import { addToCarts, somePrint } from './shopper.ts'
import { weigh } from './weight.ts'

export interface Comparison {
  key: string
  what: string
  unit: string
  now: number
  before: number
}

const besideParts = [
  'start',
  'kept',
  'rendered',
  'api',
  'carts',
  'views',
  'scores',
  'orders',
  'settling',
] as const

interface BesideOptions {
  /** A commit, or the folder of a work tree. */
  revision: string
  port: number
  /** All, when empty. */
  parts: readonly string[]
}

type Tell = (figure: Comparison) => void

const turns = 3

/** Builds the older version in a work tree. The same clients ask both in turns. */
export async function measureBeside(options: BesideOptions, tell: Tell): Promise<void> {
  const { revision } = options
  const unknown = options.parts.filter((part) => !besideParts.some((each) => each === part))
  if (unknown.length > 0) throw new Error(`${unknown} is none of ${besideParts}`)
  if (existsSync(revision)) {
    await compare(revision, options, tell)
    return
  }
  const root = mkdtempSync(join(tmpdir(), 'atelier-beside-'))
  try {
    run('git', ['worktree', 'add', '--detach', '--force', root, revision])
    await compare(root, options, tell)
  } finally {
    spawnSync('git', ['worktree', 'remove', '--force', root])
    rmSync(root, { recursive: true, force: true })
  }
}

async function compare(root: string, { port, parts }: BesideOptions, tell: Tell): Promise<void> {
  const isAsked = (part: (typeof besideParts)[number]) => parts.length === 0 || parts.includes(part)
  run(process.execPath, ['scripts/prepare.mjs', '--checks'], root)
  if (parts.length === 0 || parts.some((part) => part !== 'settling')) {
    const now = await startShop(port, undefined, ownersAccount)
    try {
      const before = await startShop(port + 2, undefined, ownersAccount, root)
      try {
        await compareRunning(now, before, isAsked, tell)
      } finally {
        await before.stop()
      }
    } finally {
      await now.stop()
    }
  }
  if (isAsked('settling')) compareSettling(root, tell)
}

async function compareRunning(
  now: Started,
  before: Started,
  isAsked: (part: (typeof besideParts)[number]) => boolean,
  tell: Tell,
): Promise<void> {
  const add = async (
    key: string,
    what: string,
    unit: string,
    measure: (shop: Started) => Promise<number> | number,
  ) => tell({ key, what, unit, now: await measure(now), before: await measure(before) })
  const addLoad = async (key: string, what: string, ready: Ready, after = 0) => {
    const [mine, theirs]: [Measured[], Measured[]] = [[], []]
    for (let turn = 0; turn < turns; turn++) {
      theirs.push(await measure(before, ready, after))
      mine.push(await measure(now, ready, after))
    }
    const speed = (runs: Measured[]) => middle(runs.map(({ load }) => load)).perSecond
    tell({ key, what, unit: '/s', now: speed(mine), before: speed(theirs) })
    // A busy machine changes it least.
    const figures = { now: middleCpu(mine), before: middleCpu(theirs) }
    tell({ key: `${key}Cpu`, what: `${what}, processor time each`, unit: ' µs', ...figures })
  }
  if (isAsked('start')) {
    await add('ready', 'first start until it answers', ' ms', (shop) => shop.readyAfter)
    await add('idle', 'memory after the start', ' MiB', (shop) => shop.memory())
  }
  await Promise.all([now.quiet(), before.quiet()])
  const page =
    (path: string, connections?: number): Ready =>
    async ({ url }) =>
    () =>
      load({ url: url + path, connections })
  if (isAsked('kept')) {
    await addLoad('home', 'home, kept', page('/'))
    await addLoad('gallery', 'gallery, kept', page('/print-gallery'))
  }
  if (isAsked('rendered')) {
    const address = '/print-gallery?problem=none'
    await addLoad('rendered', 'gallery, rendered each time', page(address, 1))
  }
  if (isAsked('api')) await addLoad('api', 'GET /api/prints', page('/api/prints'))
  if (isAsked('carts')) {
    await addLoad('carts', 'add to cart over HTTP', ({ url }) => addToCarts(url, 300))
  }
  if (isAsked('orders')) {
    await addLoad(
      'orders',
      'orders over HTTP, guest to paid',
      ({ url }) => purchases(url, 100),
      5000,
    )
  }
  for (const [key, path] of await pagesOf(now)) {
    if (isAsked('views')) {
      const weight = async (shop: RunningServer) => (await weigh(shop.url + path)).total
      // The first view makes the pictures.
      await weight(now)
      await weight(before)
      await add(`${key}Weight`, `${key}, first view`, ' KB', weight)
    }
    if (isAsked('scores')) {
      const score = async (shop: RunningServer) =>
        (await lighthouse(shop.url + path)).scores.performance ?? 0
      await add(`${key}Lighthouse`, `${key}, Lighthouse performance`, '', score)
    }
  }
  await add('loaded', 'memory after all that', ' MiB', (shop) => shop.memory())
}

type Started = Awaited<ReturnType<typeof startShop>>

/** Prepares without being measured, and answers the load. */
type Ready = (shop: Started) => Promise<() => Promise<Load>>

interface Measured {
  load: Load
  /** Microseconds of the server's processor time for each answer. */
  cpu: number
}

/** `after`: milliseconds in which e-mails and jobs that the load leaves behind count as well. */
async function measure(shop: Started, ready: Ready, after: number): Promise<Measured> {
  const run = await ready(shop)
  const from = shop.cpu()
  const load = await run()
  await pause(after)
  return { load, cpu: ((shop.cpu() - from) * 1000) / load.count }
}

function middleCpu(runs: Measured[]): number {
  return runs.map(({ cpu }) => cpu).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)] ?? 0
}

function compareSettling(root: string, tell: Tell): void {
  const [mine, theirs]: [Orders[], Orders[]] = [[], []]
  for (let turn = 0; turn < turns; turn++) {
    theirs.push(ordersIn(root))
    mine.push(ordersIn(process.cwd()))
  }
  for (const step of ['start', 'settle'] as const) {
    const of = (runs: Orders[]) => middle(runs.map((one) => one[step])).perSecond
    const what = step === 'start' ? 'start checkout, durable' : 'settle a payment, durable'
    tell({ key: step, what, unit: '/s', now: of(mine), before: of(theirs) })
  }
}

async function pagesOf(shop: RunningServer): Promise<[key: string, path: string][]> {
  const print = await somePrint(shop.url)
  return [
    ['home', '/'],
    ['gallery', '/print-gallery'],
    ['print', `/image/${print.id}`],
    ['merch', '/merch/1'],
    ['about', '/about'],
  ]
}

type Orders = Awaited<ReturnType<typeof measureOrders>>

/** Each version's own measure, in a process of its own. */
function ordersIn(root: string): Orders {
  const program = `const { measureOrders } = await import('./bench/orders.ts')
    process.stdout.write(JSON.stringify(await measureOrders(400)))`
  return JSON.parse(run(process.execPath, ['--input-type=module', '-e', program], root))
}

function run(command: string, args: readonly string[], cwd?: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args[0]} failed: ${stderr.slice(-500)}`)
  return stdout
}
