/*
 * Checks of the installation: its address, its disk, its backups, its pictures, and waiting jobs. Only
 * reads.
 */
import { stat, statfs } from 'node:fs/promises'
import type { Config } from '#config'
import type { Database } from '#platform/db/database.ts'
import { isLoopback } from '#platform/network/network.ts'
import { type Clock, day } from '#platform/time/clock.ts'
import { releasedOn, version } from '#platform/version.ts'
import type { ImageStore } from '#shop/media/stores/image-store.ts'
import type { PictureMove } from '#shop/media/stores/move-pictures.server.ts'
import { inWords } from '#shop/media/stores/store-failure.ts'
import type { LivePlace } from '#shop/store/place/place.ts'
import type { Backups } from '#shop/upkeep/backup/backups.server.ts'
import { lookAtBackups } from './backup-check.server.ts'
import type { Check, Finding } from './check-up.ts'

export interface Installation {
  config: Config
  place: Pick<LivePlace, 'read'>
  db: Database
  clock: Clock
  images: () => ImageStore
  pictureStore: Pick<PictureMove, 'status'>
  backups: Pick<Backups, 'status'>
  identity: { key: { fits(): Promise<boolean> } }
}

/** Milliseconds; an older release lacks fixes. */
const oldAfter = 365 * day

const gigabyte = 1024 ** 3
const good = (says: string): Finding => ({ verdict: 'good', says })

/** The checks of address, database, pictures, disk, folders and backups. */
export function installationChecks(installation: Installation): Check[] {
  const { config, place, db, clock, images, pictureStore, backups, identity } = installation
  const key = { key: 'secret-key', title: 'Secret key', look: () => lookAtKey(identity) }
  return [
    ...(config.databaseUrl ? [key] : []),
    { key: 'version', title: 'Version', look: async () => lookAtVersion(clock.now()) },
    {
      key: 'address',
      title: 'Address',
      look: async () => lookAtAddress((await place.read()).publicUrl),
    },
    { key: 'database', title: 'Database', look: () => lookAtDatabase(db) },
    { key: 'pictures', title: 'Pictures', look: () => lookAtPictures(images(), pictureStore) },
    { key: 'descriptions', title: 'Described pictures', look: () => lookAtDescriptions(db) },
    { key: 'disk', title: 'Disk space', look: () => lookAtDisk(config.dataDir) },
    { key: 'files', title: 'Data folder', look: () => lookAtFiles(config.dataDir) },
    { key: 'backups', title: 'Backups', look: () => lookAtBackups(backups, clock.now()) },
    { key: 'work', title: 'Work that waits', look: () => lookAtWork(db, clock.now()) },
  ]
}

/** Judges by the calendar: the shop asks nobody for newer releases. */
function lookAtVersion(now: number): Finding {
  const says = `Atelier ${version}, of ${releasedOn}`
  if (now - Date.parse(releasedOn) < oldAfter) return good(`${says}.`)
  return {
    verdict: 'look',
    says: `${says}: that is more than a year ago.`,
    mend: 'Ask the person who keeps the machine for a newer one, which has what was mended since.',
  }
}

function lookAtAddress(publicUrl: string): Finding {
  const { hostname, protocol } = new URL(publicUrl)
  if (isLoopback(hostname)) {
    return {
      verdict: 'look',
      says: `The shop calls itself ${publicUrl}, which only this machine can reach.`,
      mend: 'Before real shoppers come: give the shop its address, under Settings, Where the shop is.',
    }
  }
  if (protocol === 'https:') return good(`${publicUrl}, with a lock on it.`)
  return {
    verdict: 'bad',
    says: `${publicUrl} has no https: whoever listens on the line can read along.`,
    mend: 'Whoever keeps the machine gets it a certificate. Then the shop’s address begins with https.',
  }
}

async function lookAtDatabase(db: Database): Promise<Finding> {
  await db.read.selectFrom('content').select('version').executeTakeFirstOrThrow()
  const name = db.dialect === 'sqlite' ? 'SQLite, a file of its own' : 'PostgreSQL'
  return good(`It answers (${name}).`)
}

async function lookAtKey({ key }: Installation['identity']): Promise<Finding> {
  if (await key.fits()) return good('This machine’s key opens what the database keeps sealed.')
  return {
    verdict: 'bad',
    says: 'What the database keeps sealed (one-time codes, the Instagram token, sign-in links) was sealed by another key than this machine’s, and can’t be opened here.',
    mend: 'Whoever keeps the machine gives every machine of the shop the same secret key, and starts them again. If that key is lost, the shop can go on with this one: codes and token are then set up anew.',
  }
}

/** A key that no picture has; asking for it shows whether the store lets us in. */
const nobodysKey = `Prints/${'0'.repeat(64)}.jpg`

async function lookAtPictures(
  images: ImageStore,
  pictureStore: Installation['pictureStore'],
): Promise<Finding> {
  const { state, moved, all, from, trouble, left } = await pictureStore.status()
  const closed = from.find(({ open }) => !open)
  if (closed) {
    return {
      verdict: 'bad',
      says: `${picturesIn(closed.pictures)} in ${closed.place}, which the shop can’t open.`,
      mend: 'Connect that store under Services, Pictures. Afterwards they can be moved from there.',
    }
  }
  await images.get(nobodysKey).catch((error) => {
    throw inWords(error)
  })
  const far = `${moved} of ${all} pictures have moved to where new ones are kept.`
  if (trouble) {
    const mend = 'The shop tries again by itself. Under Services, Pictures stands more.'
    return { verdict: 'bad', says: `${far} ${trouble.says}`, mend }
  }
  if (state === 'moving') return { verdict: 'look', says: far }
  if (state === 'stopped' || state === 'apart') {
    const mend = left.some(({ why }) => why === 'missing')
      ? 'Some were found nowhere: Services, Pictures names them. Add them again under Edit.'
      : 'Under Services, Pictures, have the others moved, too.'
    return { verdict: 'look', says: far, mend }
  }
  return good(images.name === 'disk' ? 'They are on this machine.' : `It answers (${images.name}).`)
}

function picturesIn(count: number): string {
  return count === 1 ? '1 picture lies' : `${count} pictures lie`
}

async function lookAtDescriptions(db: Database): Promise<Finding> {
  const { count } = await db.read
    .selectFrom('pictures')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('alt', '=', '')
    .executeTakeFirstOrThrow()
  const missing = Number(count)
  if (missing === 0) return good('Every picture says in words what it shows.')
  return {
    verdict: 'look',
    says: `${missing} ${missing === 1 ? 'picture has' : 'pictures have'} no description.`,
    mend: 'Somebody who can’t see it hears nothing. Describe it under Edit, beside the picture.',
  }
}

async function lookAtDisk(dataDir: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(dataDir)
  const free = (bavail * bsize) / gigabyte
  const says = `${free.toFixed(1)} GB are free.`
  if (free >= 2) return good(says)
  const mend =
    'Get a larger disk, or take away what is not the shop’s. A full one stops all selling.'
  return { verdict: free < 0.5 ? 'bad' : 'look', says, mend }
}

/** Only the folder's own mode counts: files in a closed folder can't be reached. */
async function lookAtFiles(dataDir: string): Promise<Finding> {
  const { mode } = await stat(dataDir)
  if (process.platform === 'win32' || (mode & 0o077) === 0) {
    return good('Only the shop’s own account of this machine gets at it.')
  }
  return {
    verdict: 'bad',
    says: `Other accounts of this machine get at ${dataDir}, where buyers’ addresses are.`,
    mend: `Whoever keeps the machine runs: chmod 700 ${dataDir}`,
  }
}

async function lookAtWork(db: Database, now: number): Promise<Finding> {
  const { late, aside } = await db.read
    .selectFrom('outbox')
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('state', '=', 'dead_lettered').as('aside'),
      eb.fn
        .countAll<number>()
        .filterWhere((and) =>
          and.and([
            and('state', '=', 'waiting'),
            and('attempts', '>', 2),
            and('due_at', '<=', now),
          ]),
        )
        .as('late'),
    ])
    .executeTakeFirstOrThrow()
  if (Number(aside) > 0) {
    return {
      verdict: 'bad',
      says: `${aside} ${Number(aside) === 1 ? 'thing has' : 'things have'} been tried for a day and given up.`,
      mend: 'The Admin Homepage lists them, with a button to try again.',
    }
  }
  if (Number(late) > 0) {
    return { verdict: 'look', says: `${late} tried more than twice; the shop keeps trying.` }
  }
  return good('Nothing is stuck.')
}
