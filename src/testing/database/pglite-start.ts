import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { valueParsers } from '#platform/db/postgres/postgres-types.ts'

const entry = fileURLToPath(import.meta.resolve('@electric-sql/pglite'))
const { version } = JSON.parse(readFileSync(join(dirname(entry), '..', 'package.json'), 'utf8'))
/** Making a cluster takes ten times as long as loading it. */
const cluster = join(process.cwd(), 'node_modules', '.cache', 'atelier', `pglite-${version}.tar`)

export async function startPglite(): Promise<PGlite> {
  const parsers = { ...valueParsers }
  if (existsSync(cluster)) {
    return PGlite.create({ parsers, loadDataDir: new Blob([readFileSync(cluster)]) })
  }
  const made = await PGlite.create({ parsers })
  await keep(made)
  return made
}

/** Several test processes may save it at once: a rename shows it whole. */
async function keep(pglite: PGlite): Promise<void> {
  const dump = await pglite.dumpDataDir('none')
  mkdirSync(dirname(cluster), { recursive: true })
  const draft = `${cluster}.${process.pid}`
  writeFileSync(draft, new Uint8Array(await dump.arrayBuffer()))
  renameSync(draft, cluster)
}
