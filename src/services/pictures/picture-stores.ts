import { join } from 'node:path'
import type { Config } from '#config'
import type { Row, Snapshot } from '#platform/db/snapshot.ts'
import type { Once } from '#platform/once.ts'
import { createSealing } from '#platform/sealing.ts'
import type { Connection } from '#services/connections/connections.server.ts'
import { openConnections } from '#services/connections/opened-connections.ts'
import { type PictureStores, readingAlso } from '#shop/media/stores/picture-stores.ts'
import { readSecretKey } from '../../config/secret-key.ts'
import { createDiskStorage } from './disk.ts'
import { definePictures, pictures } from './pictures.ts'
import type { ImageStore } from './port.ts'

interface Source {
  read(): Promise<{ adapter: ImageStore }>
  current(): { adapter: ImageStore }
  former(): Promise<{ config: unknown; adapter: ImageStore }[]>
  currentFormer(): { config: unknown; adapter: ImageStore }[]
}

export function createDiskStore({ dataDir }: Pick<Config, 'dataDir'>): ImageStore {
  return createDiskStorage({ folder: join(dataDir, 'pictures') })
}

/** `inUse`: ids of stores that hold pictures; '' means unknown, and `images` reads from all. */
export function livePictureStores(
  source: Source,
  disk: ImageStore,
  inUse: Once<readonly string[]>,
): PictureStores & { images(): ImageStore } {
  return {
    async read() {
      const { adapter: current } = await source.read()
      return { current, others: othersThan(current, await source.former(), disk) }
    },
    images() {
      const { adapter } = source.current()
      const used = inUse.current()
      const others = othersThan(adapter, source.currentFormer(), disk)
      return readingAlso(
        adapter,
        others.filter(({ id }) => used.includes(id) || used.includes('')),
      )
    },
  }
}

function othersThan(
  current: ImageStore,
  former: readonly { config: unknown; adapter: ImageStore }[],
  disk: ImageStore,
): ImageStore[] {
  const open = former.filter(({ config }) => config !== null).map(({ adapter }) => adapter)
  const all = [current, ...open, disk]
  return all.filter(({ id }, at) => all.findIndex((each) => each.id === id) === at).slice(1)
}

export type StoreConfig = Pick<Config, 'machine' | 'dataDir' | 'apiBases' | 'secretKey'>

/** For a shop that isn't composed. `isLocked`: this machine's key can't open the connection. */
export function openPictureStores(config: StoreConfig, connections: readonly Connection[]) {
  const sealing = createSealing(() => readSecretKey(config))
  const { currentIn, formerIn } = openConnections(
    { ...pictures, ...definePictures(config), machine: config.machine.pictures },
    sealing,
  )
  const { adapter: current, state } = currentIn(connections)
  const others = othersThan(current, formerIn(connections), createDiskStore(config))
  return { current, others, isLocked: state === 'trouble' }
}

export function restoreStore(config: StoreConfig, rows: readonly Row[]): ImageStore {
  const { current, isLocked } = openPictureStores(config, connectionsOf(rows))
  return isLocked ? createDiskStore(config) : current
}

export async function connectionsIn(
  snapshot: Pick<Snapshot, 'tables' | 'rows'>,
): Promise<Connection[]> {
  if (!snapshot.tables.includes('service_connections')) return []
  const found: Row[] = []
  for await (const rows of snapshot.rows('service_connections')) found.push(...rows)
  return connectionsOf(found)
}

function connectionsOf(rows: readonly Row[]): Connection[] {
  const connections = rows as unknown as Connection[]
  return connections.toSorted((a, b) => Number(b.created_at) - Number(a.created_at))
}
