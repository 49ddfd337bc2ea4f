/* Works on one size at a time, rests between two, and yields to every request. */
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Database } from '#platform/db/database.ts'
import {
  derivativeAddress,
  offeredWidths,
  type PictureFormat,
  type PictureWidth,
  pictureFormats,
} from '#shop/media/pictures/picture.ts'
import { isServedHere, pictureKey, sizeKeys } from '#shop/media/pictures/picture-key.ts'
import type { Derivatives } from './derivatives.server.ts'

export interface PreparationParts {
  db: Database
  derivatives: Derivatives
  log: Logger
}

interface Sized {
  address: string
  width: number
}

interface ResizeJob {
  key: string
  does: 'makeAhead' | 'renew'
}

/** The most requested sizes first: AVIF at the widths of cards and phones. */
const rounds: { format: PictureFormat; fits: (width: PictureWidth) => boolean }[] = [
  { format: 'avif', fits: (width) => width <= 960 },
  { format: 'avif', fits: (width) => width > 960 },
  ...pictureFormats
    .filter((format) => format !== 'avif')
    .map((format) => ({ format, fits: () => true })),
]

/** Milliseconds. A shorter step made nothing, and its look-up must not count as load. */
const notable = 20

export function createPreparation({ db, derivatives, log }: PreparationParts) {
  const stopping = new AbortController()
  const { signal } = stopping
  let running: Promise<void> | null = null
  let wanted: ResizeJob[] = []
  let atTheEnd: (() => Promise<void>) | null = null

  async function work(): Promise<void> {
    for (let step = wanted.shift(); step && !signal.aborted; step = wanted.shift()) {
      const began = performance.now()
      const loop = performance.eventLoopUtilization()
      const { key, does } = step
      await derivatives[does](key).catch((error) => {
        log.warn({ key, err: error }, 'a picture could not be made ahead')
      })
      const worked = performance.now() - began
      // Rests for half the working time: pages and payments share the machine.
      await rest(worked / 2)
      if (worked > notable) await untilQuiet(performance.eventLoopUtilization(loop).utilization)
    }
    const last = signal.aborted ? null : atTheEnd
    atTheEnd = null
    await last?.().catch((err) => log.warn({ err }, 'the pictures’ credit could not be noted'))
  }

  /** Not forever: requests need pictures, too. */
  async function untilQuiet(utilization: number): Promise<void> {
    let busy = utilization
    for (let second = 0; busy > 0.3 && second < 30 && !signal.aborted; second += 1) {
      const loop = performance.eventLoopUtilization()
      await rest(1000)
      busy = performance.eventLoopUtilization(loop).utilization
    }
  }

  async function rest(milliseconds: number): Promise<void> {
    await pause(milliseconds, undefined, { signal }).catch(() => {})
  }

  function go(): void {
    running ??= work().finally(() => {
      running = null
      if (wanted.length > 0 && !signal.aborted) go()
    })
  }

  return {
    /** `renewed`: makes existing sizes again, and is called at the end. */
    async start(renewed: (() => Promise<void>) | null): Promise<void> {
      const pictures = (await picturesByVisibility(db)).filter((each) => isServedHere(each.address))
      atTheEnd = renewed
      const old = renewed ? pictures.flatMap(sizeKeys) : []
      wanted = [
        ...old.map((key): ResizeJob => ({ key, does: 'renew' })),
        ...rounds.flatMap((round) => pictures.flatMap((picture) => missingKeys(picture, round))),
      ]
      go()
    },

    /** A new picture goes first, because the owner will look at it. */
    add(picture: Sized): void {
      wanted.unshift(...rounds.flatMap((round) => missingKeys(picture, round)))
      go()
    },

    async stop(): Promise<void> {
      stopping.abort()
      await running
    },

    async idle(): Promise<void> {
      while (running) await running
    },
  }
}

function missingKeys(picture: Sized, round: (typeof rounds)[number]): ResizeJob[] {
  return offeredWidths(picture)
    .filter(round.fits)
    .map((width) => ({
      key: pictureKey(derivativeAddress(picture.address, width, round.format)),
      does: 'makeAhead',
    }))
}

/** Heroes first, then the main pictures of pieces, then the rest; newest first in each. */
async function picturesByVisibility(db: Database) {
  const rows = await db.read
    .selectFrom('pictures')
    .select(['address', 'width', 'folder', 'hash'])
    .orderBy('created_at', 'desc')
    .execute()
  const main = await db.read
    .selectFrom('piece_pictures')
    .select('address')
    .where('position', '=', 0)
    .execute()
  const isMain = new Set(main.map((row) => row.address))
  const rank = (row: (typeof rows)[number]) =>
    row.folder === 'HomepageHero' ? 0 : isMain.has(row.address) ? 1 : 2
  return rows.toSorted((a, b) => rank(a) - rank(b))
}
