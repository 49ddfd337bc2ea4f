import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { valueParsers } from '#platform/db/postgres/postgres-types.ts'
import { digest } from '#platform/ids.ts'

const entry = fileURLToPath(import.meta.resolve('@electric-sql/pglite'))
const { version } = JSON.parse(readFileSync(join(dirname(entry), '..', 'package.json'), 'utf8'))

const steps = join(process.cwd(), 'src', 'platform', 'db', 'migrations')
const made = readdirSync(steps).map((step) => readFileSync(join(steps, step), 'utf8'))

/** A migrated cluster. Making it takes ten times as long as loading it. */
const folder = join(process.cwd(), 'node_modules', '.cache', 'atelier')
const name = `migrated-pglite-${version}-${digest(Buffer.from(made.join())).slice(0, 16)}.tar`
const cluster = join(folder, name)

export async function startPglite(): Promise<PGlite> {
  const parsers = { ...valueParsers }
  if (!existsSync(cluster)) return PGlite.create({ parsers })
  return PGlite.create({ parsers, loadDataDir: new Blob([readFileSync(cluster)]) })
}

/** Once it is migrated. Several test processes may save it at once: a rename shows it whole. */
export async function keepCluster(pglite: PGlite): Promise<void> {
  if (existsSync(cluster)) return
  // Sequences that are replayed from the log skip some numbers.
  await pglite.exec('checkpoint')
  const dump = await pglite.dumpDataDir('none')
  mkdirSync(folder, { recursive: true })
  const draft = `${cluster}.${process.pid}`
  writeFileSync(draft, new Uint8Array(await dump.arrayBuffer()))
  renameSync(draft, cluster)
  const earlier = readdirSync(folder).filter((file) => file.endsWith('.tar') && file !== name)
  for (const file of earlier) rmSync(join(folder, file), { force: true })
}
