import { stat, statfs } from 'node:fs/promises'
import type { Config } from '#config'
import type { Database } from '#platform/db/database.ts'
import { countRows } from '#platform/db/rows.ts'
import { isLoopback } from '#platform/network/network.ts'
import { type Clock, day } from '#platform/time/clock.ts'
import { releasedOn, version } from '#platform/version.ts'
import type { ImageStore } from '#services/pictures/port.ts'
import type { PictureMove } from '#shop/media/stores/move-pictures.server.ts'
import { inWords } from '#shop/media/stores/store-failure.ts'
import type { LiveStoreSettings } from '#shop/store/store-settings/store-settings.ts'
import type { Backups } from '#shop/upkeep/backup/backups.server.ts'
import { lookAtBackups } from './backup-check.server.ts'
import type { Finding } from './check-up.schema.ts'
import { bad, type Check, good, worthALook } from './check-up.ts'
import { checkUpCopy } from './copy.ts'
import { lookAtElsewhere } from './elsewhere-check.server.ts'

export interface Installation {
  config: Config
  storeSettings: Pick<LiveStoreSettings, 'read'>
  db: Database
  clock: Clock
  timeZone: () => Promise<string>
  images: () => ImageStore
  pictureStore: Pick<PictureMove, 'status'>
  backups: Pick<Backups, 'status' | 'elsewhere'>
  identity: { key: { fits(): Promise<boolean> } }
}

/** Milliseconds; an older release lacks fixes. */
const oldAfter = 365 * day

const gigabyte = 1024 ** 3
export function installationChecks(installation: Installation): Check[] {
  const { config, storeSettings, db, clock, timeZone, images, pictureStore, backups, identity } =
    installation
  const key = { key: 'secret-key', title: checkUpCopy.secretKey, look: () => lookAtKey(identity) }
  return [
    ...(config.databaseUrl ? [key] : []),
    { key: 'version', title: checkUpCopy.version, look: async () => lookAtVersion(clock.now()) },
    {
      key: 'address',
      title: checkUpCopy.address,
      look: async () => lookAtAddress((await storeSettings.read()).publicUrl),
    },
    { key: 'database', title: checkUpCopy.database, look: () => lookAtDatabase(db) },
    {
      key: 'pictures',
      title: checkUpCopy.pictures,
      look: () => lookAtPictures(images(), pictureStore),
    },
    {
      key: 'descriptions',
      title: checkUpCopy.describedPictures,
      look: () => lookAtDescriptions(db),
    },
    { key: 'disk', title: checkUpCopy.diskSpace, look: () => lookAtDisk(config.dataDir) },
    { key: 'files', title: checkUpCopy.dataFolder, look: () => lookAtFiles(config.dataDir) },
    { key: 'backups', title: checkUpCopy.backups, look: () => lookAtBackups(backups, clock.now()) },
    {
      key: 'backups-elsewhere',
      title: checkUpCopy.backupsElsewhere,
      look: async () =>
        lookAtElsewhere(backups.elsewhere, { now: clock.now(), timeZone: await timeZone() }),
    },
    { key: 'work', title: checkUpCopy.workThatWaits, look: () => lookAtWork(db, clock.now()) },
  ]
}

/** By the calendar: the shop asks no server about newer releases. */
function lookAtVersion(now: number): Finding {
  const says = checkUpCopy.atelierOf(version, releasedOn)
  if (now - Date.parse(releasedOn) < oldAfter) return good(`${says}.`)
  return worthALook(checkUpCopy.oldVersion(says), checkUpCopy.newerRelease)
}

function lookAtAddress(publicUrl: string): Finding {
  const { hostname, protocol } = new URL(publicUrl)
  if (isLoopback(hostname)) {
    return bad(checkUpCopy.onlyLocal(publicUrl), checkUpCopy.giveAddress)
  }
  if (protocol === 'https:') return good(checkUpCopy.locked(publicUrl))
  return bad(checkUpCopy.unlocked(publicUrl), checkUpCopy.needsCertificate)
}

async function lookAtDatabase(db: Database): Promise<Finding> {
  await db.read.selectFrom('content').select('version').executeTakeFirstOrThrow()
  const name = db.dialect === 'sqlite' ? checkUpCopy.sqlite : 'PostgreSQL'
  return good(checkUpCopy.itAnswers(name))
}

async function lookAtKey({ key }: Installation['identity']): Promise<Finding> {
  if (await key.fits()) return good(checkUpCopy.keyOpens)
  return bad(checkUpCopy.sealedByOther, checkUpCopy.sameKey)
}

/** The key of no picture: asking for it shows whether the store lets the shop in. */
const nobodysKey = `Prints/${'0'.repeat(64)}.jpg`

async function lookAtPictures(
  images: ImageStore,
  pictureStore: Installation['pictureStore'],
): Promise<Finding> {
  const { state, moved, all, from, trouble, left } = await pictureStore.status()
  const closed = from.find(({ open }) => !open)
  if (closed) {
    return bad(
      checkUpCopy.storeClosed(picturesIn(closed.pictures), closed.place),
      checkUpCopy.connectStore,
    )
  }
  await images.get(nobodysKey).catch((error) => {
    throw inWords(error)
  })
  const far = checkUpCopy.pictureMove(moved, all)
  if (trouble) {
    const mend = checkUpCopy.triesMoving
    return bad(`${far} ${trouble.says}`, mend)
  }
  if (state === 'moving') return worthALook(far)
  if (state === 'stopped' || state === 'apart') {
    const mend = left.some(({ why }) => why === 'missing')
      ? checkUpCopy.someLost
      : checkUpCopy.moveOthers
    return worthALook(far, mend)
  }
  return good(images.name === 'disk' ? checkUpCopy.onMachine : checkUpCopy.itAnswers(images.name))
}

function picturesIn(count: number): string {
  return count === 1 ? checkUpCopy.onePictureLies : checkUpCopy.picturesLie(count)
}

async function lookAtDescriptions(db: Database): Promise<Finding> {
  const missing = await countRows(db.read.selectFrom('pictures').where('alt', '=', ''))
  if (missing === 0) return good(checkUpCopy.allDescribed)
  return worthALook(
    checkUpCopy.notDescribed(
      missing,
      missing === 1 ? checkUpCopy.pictureHas : checkUpCopy.picturesHave,
    ),
    checkUpCopy.describeThem,
  )
}

async function lookAtDisk(dataDir: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(dataDir)
  const free = (bavail * bsize) / gigabyte
  const says = checkUpCopy.freeSpace(free.toFixed(1))
  if (free >= 2) return good(says)
  const mend = checkUpCopy.getSpace
  return { verdict: free < 0.5 ? 'bad' : 'look', says, mend }
}

/** Only the folder's own mode counts: files in a closed folder can't be reached. */
async function lookAtFiles(dataDir: string): Promise<Finding> {
  const { mode } = await stat(dataDir)
  if (process.platform === 'win32' || (mode & 0o077) === 0) return good(checkUpCopy.folderPrivate)
  return bad(checkUpCopy.folderOpen(dataDir), checkUpCopy.chmod(dataDir))
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
    return bad(
      checkUpCopy.givenUp(
        aside,
        Number(aside) === 1 ? checkUpCopy.thingHas : checkUpCopy.thingsHave,
      ),
      checkUpCopy.homeLists,
    )
  }
  if (Number(late) > 0) return worthALook(checkUpCopy.triedTwice(late))
  return good(checkUpCopy.nothingIsStuck)
}
