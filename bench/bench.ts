/* The shop takes turns with a bare node:http server, because machines are noisy. */

import { parseArgs } from 'node:util'
import { measureBeside } from './beside.ts'
import { dropNight } from './drop-night.ts'
import { lighthouse } from './lighthouse.ts'
import { type Load, load, middle } from './load.ts'
import { manyOrders } from './many-orders.ts'
import { measureOrders } from './orders.ts'
import { busyEvening, measureRendering } from './rendering.ts'
import { type RunningServer, startBare, startShop } from './servers.ts'
import { addToCarts } from './shopper.ts'
import { seenOnSlowLine } from './slow-line.ts'
import { weigh } from './weight.ts'

interface Row {
  what: string
  figure: string
  aim?: string
}

const figures: Record<string, unknown> = {}
const whole = (value: number) => Math.round(value).toLocaleString('en-US')

function note(key: string, value: unknown, row: Row): void {
  const { what, figure, aim } = row
  figures[key] = value
  process.stdout.write(`${what.padEnd(50)}  ${figure}${aim ? `   (aim: ${aim})` : ''}\n`)
}

function noteLoad(key: string, what: string, result: Load): void {
  note(key, result, {
    what,
    figure: `${whole(result.perSecond)}/s   p50 ${result.p50.toFixed(1)} ms   p99 ${result.p99.toFixed(1)} ms${result.errors ? `   ${result.errors} ERRORS` : ''}`,
  })
}

async function compare(shop: RunningServer, path: string) {
  const bare = await startBare(shop.url + path)
  try {
    const ours: Load[] = []
    const theirs: Load[] = []
    for (let turn = 0; turn < 3; turn++) {
      theirs.push(await load({ url: bare.url + path }))
      ours.push(await load({ url: shop.url + path }))
    }
    const [mine, yardstick] = [middle(ours), middle(theirs)]
    return { mine, yardstick, ratio: mine.perSecond / yardstick.perSecond }
  } finally {
    await bare.stop()
  }
}

async function measurePages(shop: RunningServer): Promise<void> {
  for (const [key, path] of [
    ['home', '/'],
    ['gallery', '/print-gallery'],
  ] as const) {
    const { mine, yardstick, ratio } = await compare(shop, path)
    noteLoad(key, `${key} HTML, kept`, mine)
    note(
      `${key}Ratio`,
      { ratio, bare: yardstick },
      {
        what: `${key} HTML against bare node:http`,
        figure: `${ratio.toFixed(2)} of ${whole(yardstick.perSecond)}/s`,
        aim: 'at least 0.95',
      },
    )
  }
  // Pages that show a problem are never cached, so this measures rendering.
  const uncached = await load({ url: `${shop.url}/print-gallery?problem=none`, connections: 1 })
  noteLoad('galleryRendered', 'gallery HTML, rendered each time, one at a time', uncached)
  noteLoad('apiPrints', 'GET /api/prints', await load({ url: `${shop.url}/api/prints` }))
}

async function measureBuying(shop: RunningServer): Promise<void> {
  const add = await (await addToCarts(shop.url, 1000))()
  noteLoad('addToCart', 'add to cart over HTTP, 8 at a time', add)
  const { start, settle } = await measureOrders(400)
  noteLoad('startCheckout', 'start checkout (hold + pending order), durable', start)
  noteLoad('settle', 'settle a payment, durable', settle)
  const both = 1000 / (1000 / start.perSecond + 1000 / settle.perSecond)
  note('orders', both, {
    what: 'orders (start checkout + settle), durable',
    figure: `${whole(both)}/s`,
    aim: 'at least 600',
  })
}

/** A studio without prints or clothing shows further pieces of its own kinds. */
async function pagesOf(shop: RunningServer): Promise<[key: string, path: string][]> {
  const kinds = [
    ['prints', 'image', '/print-gallery'],
    ['clothing', 'clothing', '/clothing-gallery'],
    ['merch', 'merch', '/merch-gallery'],
  ] as const
  const sold = await Promise.all(
    kinds.map(async ([kind, page, gallery]) => {
      const list = (await (await fetch(`${shop.url}/api/${kind}`)).json()) as { id: number }[]
      return { gallery, paths: list.map(({ id }) => `/${page}/${id}`) }
    }),
  )
  const [most] = sold.toSorted((one, other) => other.paths.length - one.paths.length)
  const spare = most?.paths.slice(1) ?? []
  const [print, clothing, merch] = sold.map(({ paths }) => paths[0] ?? spare.shift() ?? '/')
  return [
    ['home', '/'],
    ['gallery', most?.gallery ?? '/'],
    ['print', print ?? '/'],
    ['clothing', clothing ?? '/'],
    ['merch', merch ?? '/'],
    ['about', '/about'],
    ['cart', '/cart'],
    // Without a query: results pages are noindex, which lowers the score.
    ['search', '/search'],
  ]
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

async function measureFirstViews(shop: RunningServer): Promise<void> {
  for (const [key, path] of await pagesOf(shop)) {
    // The first visit makes the pictures; the second is what a shopper gets.
    await weigh(shop.url + path)
    const weight = await weigh(shop.url + path)
    note(`${key}Weight`, weight, {
      what: `${key} at 390 px, first view`,
      figure: `${weight.total} KB (script ${weight.script}, ${weight.scriptBefore} of it before the largest paint, font ${weight.font}, style ${weight.style}, pictures ${weight.image})   shift ${weight.shift}`,
      aim: 'script at most 150, 20 of it before, shift 0',
    })
    const seen = await seenOnSlowLine(shop.url + path)
    note(`${key}SlowLine`, seen, {
      what: `${key}, seen over 1.6 Mbit/s and 150 ms`,
      figure: `something after ${seconds(seen.first)}, the art after ${seconds(seen.largest)}`,
    })
  }
}

/** As a phone on a slow line, Lighthouse's default; scores from 0 to 100. */
async function measureScores(shop: RunningServer, studio = '', times = 5): Promise<void> {
  for (const [key, path] of await pagesOf(shop)) {
    const found = await lighthouse(shop.url + path, times)
    const { scores, spread, firstPaint, largestPaint, blocked } = found
    note(`${studio}${key}Lighthouse`, found, {
      what: `${studio}${key}, Lighthouse (mobile), the middle of ${times}`,
      figure: `${Object.entries(scores)
        .map(([name, score]) => `${name} ${score}`)
        .join(
          ', ',
        )} (performance ${spread.join(' to ')})   first paint ${seconds(firstPaint)}, largest ${seconds(largestPaint)}, blocked ${blocked} ms`,
      aim: '100 each, largest paint at most 1.8 s',
    })
  }
}

const port = Number(process.env.BENCH_PORT ?? 4280)

async function measureStudios(): Promise<void> {
  for (const studio of ['heron', 'kiln', 'crayon']) {
    process.stdout.write(`${studio}\n`)
    const shop = await startShop(port, undefined, { DEMO: studio })
    try {
      await shop.quiet()
      await measureScores(shop, `${studio}: `, 3)
    } finally {
      await shop.stop()
    }
  }
}

async function measureRenders(): Promise<void> {
  const rendering = await measureRendering(port)
  note('galleryPerCore', rendering, {
    what: 'a gallery of 24 that isn’t kept, per second of one core: compressed, plain, never asked for before',
    figure: `${whole(rendering.compressed)}/s, ${whole(rendering.plain)}/s, ${whole(rendering.anew)}/s`,
    aim: 'at least 150',
  })
  const evening = await busyEvening(port)
  note('busyEvening', evening, {
    what: 'busy evening: looks at home, galleries and merch while orders begin',
    figure: `${evening.renders} renders for ${evening.looks} looks, ${evening.orders} orders`,
  })
}

async function measureAll(): Promise<void> {
  const shop = await startShop(port)
  try {
    note('readyAfter', shop.readyAfter, {
      what: 'first start with the demo studio, until it answers',
      figure: `${(shop.readyAfter / 1000).toFixed(1)} s`,
    })
    note('memoryIdle', shop.memory(), {
      what: 'memory after the start',
      figure: `${shop.memory()} MiB`,
    })
    await shop.quiet()
    await measureFirstViews(shop)
    await measureScores(shop)
    await measurePages(shop)
    await measureBuying(shop)
    note('memoryAfter', shop.memory(), {
      what: 'memory after all that',
      figure: `${shop.memory()} MiB`,
    })
  } finally {
    await shop.stop()
  }
}

async function measureDropNight(): Promise<void> {
  const night = await dropNight(port)
  noteLoad('dropPages', 'drop night: 2,000 visitors in the second of the opening', night.pages)
  noteLoad('dropCarts', 'drop night: 50 buyers add to cart', night.carts)
  noteLoad('dropCheckouts', 'drop night: those who could start a checkout', night.checkouts)
  note('dropNight', night, {
    what: 'drop night: served, early, late; held of units, refused',
    figure: `${night.served}, ${night.early}, ${night.late}; ${night.held} of ${night.units}, ${night.refused}`,
    aim: 'all, 0, 0; never more than there are',
  })
}

async function measureManyOrders(): Promise<void> {
  for (const { what, took, longestWait, longestTurn, bytes } of await manyOrders(port)) {
    note(
      `manyOrders_${what}`,
      { took, longestWait, longestTurn, bytes },
      {
        what: `200,000 orders: ${what}`,
        figure: `${whole(took)} ms, ${whole(bytes / 1024)} KB   others waited ${whole(longestWait)} ms at the most   main thread ${whole(longestTurn)} ms at a time`,
        aim: 'main thread at most 50 ms at a time',
      },
    )
  }
}

async function measureOlder(revision: string, parts: readonly string[]): Promise<void> {
  await measureBeside({ revision, port, parts }, ({ key, what, unit, now, before }) => {
    const ratio = now / before
    note(
      `beside_${key}`,
      { now, before, ratio },
      {
        what: `beside ${revision}: ${what}`,
        figure: `${whole(now)}${unit}, was ${whole(before)}${unit}: ${ratio.toFixed(2)} times`,
      },
    )
  })
}

// 'npm run bench -- drop-night', '-- many-orders', '-- renders', '-- studios' and '-- all' measure that alone.
// '--beside ca95c4f' compares with that revision, '-- api carts --beside ca95c4f' in some parts.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { beside: { type: 'string' } },
})
if (values.beside !== undefined) {
  await measureOlder(values.beside, positionals)
} else {
  const isAsked = (name: string) => positionals.length === 0 || positionals.includes(name)
  if (isAsked('all')) await measureAll()
  if (isAsked('renders')) await measureRenders()
  if (positionals.includes('studios')) await measureStudios()
  if (isAsked('drop-night')) await measureDropNight()
  if (isAsked('many-orders')) await measureManyOrders()
}
process.stdout.write(`\n${JSON.stringify(figures)}\n`)
