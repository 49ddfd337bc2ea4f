/*
 * `npm run release`: one archive a platform of everything that runs, in release, with checksums.
 * The same sources make the same bytes. `npm run release -- --platform linux-x64` makes one alone.
 */
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { createGzip } from 'node:zlib'
import { releasedOn } from '#platform/version.ts'
import { run } from './run.ts'
import { platforms, stage } from './stage.ts'

const { values } = parseArgs({
  options: {
    platform: { type: 'string', multiple: true, default: Object.keys(platforms) },
  },
})

const out = 'release'
mkdirSync(out, { recursive: true })
const sums: string[] = []
for (const platform of values.platform) {
  const folder = await stage(platform, out)
  const archive = `${folder}.tar.gz`
  await pack(folder, archive)
  rmSync(folder, { recursive: true })
  const { size } = await stat(archive)
  sums.push(`${await sha256(archive)}  ${basename(archive)}\n`)
  process.stdout.write(`${archive}  ${(size / 1e6).toFixed(1)} MB\n`)
}
writeFileSync(join(out, 'SHA256SUMS'), sums.join(''))

/** Names in order, one moment, no account: the same sources make the same bytes. */
async function pack(folder: string, archive: string): Promise<void> {
  const tar = `${folder}.tar`
  run('tar', [
    '--sort=name',
    '--format=gnu',
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--mode=u+rwX,go=rX',
    `--mtime=${releasedOn} 00:00:00Z`,
    '-cf',
    tar,
    '-C',
    out,
    basename(folder),
  ])
  await pipeline(createReadStream(tar), createGzip({ level: 9 }), createWriteStream(archive))
  rmSync(tar)
}

async function sha256(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
}
