import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lighthouse } from './lighthouse.ts'
import { type Load, load, middle } from './load.ts'
import type { measureOrders } from './orders.ts'
import { type RunningServer, startShop } from './servers.ts'
import { addToCarts, somePrint } from './shopper.ts'
import { weigh } from './weight.ts'

/** A figure of this version and of an older one. */
export interface Beside {
  key: string
  what: string
  unit: string
  now: number
  before: number
}

const turns = 3

/**
 * This version's figures and those of an older revision, which is installed and built in a work tree of
 * its own; both are asked the same in turns, by the same clients.
 */
export async function measureBeside(revision: string, port: number): Promise<Beside[]> {
  const root = mkdtempSync(join(tmpdir(), 'atelier-beside-'))
  try {
    run('git', ['worktree', 'add', '--detach', '--force', root, revision])
    run(process.execPath, ['scripts/prepare.mjs'], root)
    return await compare(root, port)
  } finally {
    spawnSync('git', ['worktree', 'remove', '--force', root])
    rmSync(root, { recursive: true, force: true })
  }
}

async function compare(root: string, port: number): Promise<Beside[]> {
  const rows: Beside[] = []
  const now = await startShop(port)
  const before = await startShop(port + 2, undefined, {}, root).catch(async (error: unknown) => {
    await now.stop()
    throw error
  })
  const add = async (
    key: string,
    what: string,
    unit: string,
    measure: (shop: typeof now) => Promise<number> | number,
  ) => {
    rows.push({ key, what, unit, now: await measure(now), before: await measure(before) })
  }
  const addLoad = async (key: string, what: string, ask: (shop: typeof now) => Promise<Load>) => {
    const [mine, theirs]: [Load[], Load[]] = [[], []]
    for (let turn = 0; turn < turns; turn++) {
      theirs.push(await ask(before))
      mine.push(await ask(now))
    }
    const figures = { now: middle(mine).perSecond, before: middle(theirs).perSecond }
    rows.push({ key, what, unit: '/s', ...figures })
  }
  try {
    await add('ready', 'first start until it answers', ' ms', (shop) => shop.readyAfter)
    await add('idle', 'memory after the start', ' MiB', (shop) => shop.memory())
    await Promise.all([now.quiet(), before.quiet()])
    await addLoad('home', 'home, kept', ({ url }) => load({ url: `${url}/` }))
    await addLoad('gallery', 'gallery, kept', ({ url }) => load({ url: `${url}/print-gallery` }))
    await addLoad('rendered', 'gallery, rendered each time', ({ url }) =>
      load({ url: `${url}/print-gallery?problem=none`, connections: 1 }),
    )
    await addLoad('api', 'GET /api/prints', ({ url }) => load({ url: `${url}/api/prints` }))
    await addLoad('carts', 'add to cart over HTTP', ({ url }) => addToCarts(url, 300))
    for (const [key, path] of await pagesOf(now)) {
      const weight = async (shop: RunningServer) => (await weigh(shop.url + path)).total
      await weight(now)
      await weight(before)
      await add(`${key}Weight`, `${key}, first view`, ' KB', weight)
      const score = async (shop: RunningServer) =>
        (await lighthouse(shop.url + path)).scores.performance ?? 0
      await add(`${key}Lighthouse`, `${key}, Lighthouse performance`, '', score)
    }
    await add('loaded', 'memory after all that', ' MiB', (shop) => shop.memory())
  } finally {
    await now.stop()
    await before.stop()
  }
  for (const step of ['start', 'settle'] as const) {
    const mine = middle(ordersIn(process.cwd()).map((one) => one[step])).perSecond
    const theirs = middle(ordersIn(root).map((one) => one[step])).perSecond
    const what = step === 'start' ? 'start checkout, durable' : 'settle a payment, durable'
    rows.push({ key: step, what, unit: '/s', now: mine, before: theirs })
  }
  return rows
}

/** The kinds of page that both versions have. */
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

/** Each version's own measure, in a process of its own. */
function ordersIn(root: string): Awaited<ReturnType<typeof measureOrders>>[] {
  const program = `const { measureOrders } = await import('./bench/orders.ts')
    process.stdout.write(JSON.stringify(await measureOrders(400)))`
  return Array.from({ length: turns }, () =>
    JSON.parse(run(process.execPath, ['--input-type=module', '-e', program], root)),
  )
}

function run(command: string, args: readonly string[], cwd?: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args[0]} failed: ${stderr.slice(-500)}`)
  return stdout
}
