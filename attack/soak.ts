import { setTimeout as pause } from 'node:timers/promises'
import { oneOf, seeded } from '#testing/fakes/seeded.ts'
import { addLine, press } from './buyer.ts'
import type { Browser } from './client.ts'
import { type Row, type Tally, tally, verdict } from './rows.ts'
import { pieces, type Target } from './target.ts'

const seconds = 60
const lanes = 6
/** Seconds of warm-up: caches fill and V8 compiles. Later growth is a leak. */
const warmSeconds = 20
/** MiB. */
const mostGrowth = 120

const pages = [
  '/',
  '/print-gallery',
  '/merch-gallery',
  '/image/1',
  '/clothing/3',
  '/merch/2',
  '/about',
  '/nothing',
]
const reads = [
  '/api/prints',
  '/api/merch',
  '/api/session',
  '/api/instagram',
  '/sitemap.xml',
  '/healthz',
]

export async function soak(target: Target): Promise<Row[]> {
  const count = tally(`${seconds} s of visitors, ${lanes} at once`, 'nothing fails')
  const until = performance.now() + seconds * 1000
  const weights: number[] = []
  const visitors = Array.from({ length: lanes }, async (_, lane) => {
    const random = seeded(lane + 1)
    while (performance.now() < until) await visit(target, count, random)
  })
  while (performance.now() < until) {
    weights.push((await target.memory()) ?? 0)
    await pause(5000)
  }
  await Promise.all(visitors)
  weights.push((await target.memory()) ?? 0)
  const warm = weights[warmSeconds / 5] ?? 0
  const end = weights.at(-1) ?? 0
  const growth = `${end - warm} MiB since ${warmSeconds} s: ${weights.join(' ')}`
  const wanted = `${mostGrowth} MiB more at most`
  return [count.row(), verdict('memory of the soak', wanted, growth, end - warm <= mostGrowth)]
}

async function visit(target: Target, count: Tally, random: () => number): Promise<void> {
  const visitor = await target.visitor('stranger')
  for (let looks = 0; looks < 20; looks++)
    await look(visitor, oneOf(random, [...pages, ...reads]), count)
  if (random() < 0.5) return
  const added = await addLine(visitor, { kind: 'prints', id: pieces.moths, size: '10x10' })
  count.note(added.status, added.status === 201, 'a line')
  await look(visitor, '/cart', count)
  if (random() < 0.3) {
    const { code } = await press(visitor)
    count.note(code === 'ok' ? 200 : code, code === 'ok', 'a checkout')
  }
}

async function look(visitor: Browser, path: string, count: Tally): Promise<void> {
  const { status } = await visitor.get(path)
  count.note(status, status === (path === '/nothing' ? 404 : 200), path)
}
