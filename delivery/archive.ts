import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { UpgradeError } from './installation.ts'
import { runWhole } from './run.ts'

export interface Release {
  version: string
  platform: string
  folder: string
}

export function releaseAt(folder: string): Release {
  const { name, version, platform } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  if (name !== 'atelier' || !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
    throw new Error('no release')
  return { version, platform, folder }
}

/** Throws an UpgradeError for a damaged release, another platform, or a version not above `from`. */
export function unpack(archive: string, releases: string, from: Release, major: boolean): Release {
  if (!existsSync(archive)) throw new UpgradeError(`There is no file ${archive}.`)
  checkSum(archive)
  const workshop = mkdtempSync(join(releases, '.new-'))
  try {
    const folder = unpackInto(workshop, archive)
    const release = releaseAt(folder)
    const wrong = whatIsWrong(release, from, major)
    if (wrong) throw new UpgradeError(wrong)
    const started = runWhole(join(folder, 'atelier'), ['version']).trim()
    if (started !== release.version) throw new Error(`it says that it is ${started}`)
    const place = join(releases, release.version)
    rmSync(place, { recursive: true, force: true })
    renameSync(folder, place)
    return { ...release, folder: place }
  } catch (error) {
    if (error instanceof UpgradeError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new UpgradeError(
      isFull(reason)
        ? 'The disk is too full to unpack the new version. Make room, then run this again.'
        : `${archive} isn’t a complete release of Atelier: ${reason}. Download it again.`,
    )
  } finally {
    rmSync(workshop, { recursive: true, force: true })
  }
}

function unpackInto(workshop: string, archive: string): string {
  runWhole('tar', ['--no-same-owner', '-xzf', archive, '-C', workshop])
  const [name, ...others] = readdirSync(workshop)
  if (name === undefined || others.length > 0) throw new Error('it holds not one folder')
  return join(workshop, name)
}

export const isFull = (reason: string) => /No space left|ENOSPC/.test(reason)

function checkSum(archive: string): void {
  const list = join(dirname(archive), 'SHA256SUMS')
  if (!existsSync(list)) return
  const line = readFileSync(list, 'utf8')
    .split('\n')
    .find((row) => row.endsWith(`  ${basename(archive)}`))
  if (!line) return
  const sum = createHash('sha256').update(readFileSync(archive)).digest('hex')
  if (line.startsWith(sum)) return
  throw new UpgradeError(`${archive} doesn’t match SHA256SUMS. Download both again.`)
}

function whatIsWrong(to: Release, from: Release, major: boolean): string | null {
  if (to.platform !== from.platform) {
    return `This archive is for ${to.platform}, and this machine is ${from.platform}.`
  }
  const order = compare(to.version, from.version)
  if (order === 0) return `Version ${to.version} is already running.`
  if (order < 0) return `Version ${to.version} is older than ${from.version}, which runs here.`
  if (to.version.split('.')[0] === from.version.split('.')[0] || major) return null
  return `Version ${to.version} needs a step of yours first: CHANGELOG.md in the archive names it. Then run this again with --major.`
}

function compare(a: string, b: string): number {
  const parts = (version: string) => version.split(/[.-]/).map((part) => Number(part) || 0)
  const [left, right] = [parts(a), parts(b)]
  return (
    [0, 1, 2].map((i) => (left[i] ?? 0) - (right[i] ?? 0)).find((difference) => difference) ?? 0
  )
}
