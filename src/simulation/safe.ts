/* A copy of the shop goes elsewhere, and the newest one there is restored beside the shop. */

import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { generateX25519Identity } from 'age-encryption'
import { openSnapshot } from '#platform/db/snapshot.ts'
import { ShopError } from '#platform/errors.ts'
import type { BackupStorage } from '#services/backups/port.ts'
import { createBackupsElsewhere } from '#shop/upkeep/backup/elsewhere/elsewhere.server.ts'
import type { World } from './world.ts'

const identity = await generateX25519Identity()

/** A place that is away, loses answers, and cuts off what it sends. */
export class Safe {
  readonly identity = identity
  readonly #files = new Map<string, Uint8Array>()
  /** By their hash. */
  readonly pictures = new Map<string, Uint8Array>()
  readonly #chance: (share: number) => boolean
  /** Since it was last asked. */
  #troubles = 0

  constructor(chance: (share: number) => boolean) {
    this.#chance = chance
  }

  troubles(): number {
    const many = this.#troubles
    this.#troubles = 0
    return many
  }

  #goesWrong(share: number): boolean {
    const isWrong = this.#chance(share)
    if (isWrong) this.#troubles += 1
    return isWrong
  }

  #mayFail(): void {
    if (this.#goesWrong(0.04)) throw new ShopError('storage_unavailable', 'No answer came.')
  }

  readonly storage: BackupStorage = {
    id: 'simulated',
    put: async (name, content) => {
      this.#mayFail()
      this.#files.set(name, new Uint8Array(await content.arrayBuffer()))
      this.#mayFail()
    },
    get: async (name) => {
      this.#mayFail()
      const bytes = this.#files.get(name)
      if (!bytes) return null
      const whole = this.#goesWrong(0.04) ? bytes.subarray(0, bytes.length >> 1) : bytes
      return (async function* () {
        yield whole
      })()
    },
    list: async (folder) => {
      this.#mayFail()
      return [...this.#files].flatMap(([path, { length: bytes }]) =>
        path.startsWith(`${folder}/`) ? [{ name: path, bytes }] : [],
      )
    },
    delete: async (name) => {
      this.#mayFail()
      this.#files.delete(name)
    },
  }
}

/** Names of pictures tell what is in them, and drills compare it. */
export async function paintPictures({ db, outside }: World): Promise<void> {
  const rows = await db.read.selectFrom('pictures').select('address').execute()
  for (const { address } of rows) {
    const bytes = new TextEncoder().encode(address)
    const hash = createHash('sha256').update(bytes).digest('hex')
    outside.safe.pictures.set(hash, bytes)
    await db.transact(async (trx) => {
      const query = trx.updateTable('pictures').set({ hash })
      await query.where('address', '=', address).execute()
    })
  }
}

/** Files and streams know no virtual time, so nothing else may be under way. */
export async function tryBackup(world: World): Promise<void> {
  const { db, time, outside } = world
  const { storage, identity, pictures } = outside.safe
  const quiet = { info() {}, warn() {}, error() {} }
  const elsewhere = createBackupsElsewhere({
    db,
    clock: time,
    log: quiet,
    folder: join(db.location.dataDir, 'backups'),
    images: { get: async (key) => pictures.get(/[0-9a-f]{64}/.exec(key)?.[0] ?? '') ?? null },
    openSnapshot: () => openSnapshot(db.location),
    place: async () => ({ isSet: true, storage, identity }),
    erasures: async () => [],
    timeZone: async () => 'UTC',
  })
  outside.safe.troubles()
  await elsewhere.frequent.run()
  await elsewhere.monthly.run()
  const troubles = outside.safe.troubles()
  const { drill } = await elsewhere.status()
  const problem = drill?.problem
  const counts = `${drill?.orders} orders, ${drill?.pieces} pieces, ${drill?.pictures} pictures`
  world.say(`the newest backup is tried out: ${problem ?? counts} (${troubles} troubles)`)
  if (problem && troubles === 0) world.fault(`backup: nothing went wrong, but ${problem}`)
  if (!drill || problem || drill.copyAt !== time.now()) return
  const { orders, pieces } = await db.read
    .selectNoFrom(({ selectFrom, fn }) => [
      selectFrom('orders').select(fn.countAll<number>().as('all')).as('orders'),
      selectFrom('pieces').select(fn.countAll<number>().as('all')).as('pieces'),
    ])
    .executeTakeFirstOrThrow()
  if (drill.orders !== orders || drill.pieces !== pieces) {
    world.fault(`backup: ${orders} orders and ${pieces} pieces are here, and ${counts} there`)
  }
}
