import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { version } from '#platform/version.ts'
import { outsidePackages } from './outside-packages.ts'
import { billOfMaterials, notices, type Part } from './parts.ts'
import { run } from './run.ts'

const paperFonts = 'src/shop/orders/papers/fonts'

export const platforms: Record<string, { os: string; cpu: string }> = {
  'linux-x64': { os: 'linux', cpu: 'x64' },
  'linux-arm64': { os: 'linux', cpu: 'arm64' },
}

interface LockedPackage {
  version: string
  dependencies?: Record<string, string>
}

const forBuilding = /^\/ssh2\/(?:test|examples|util|\.github)$/
const ofPackages = /(?:^|\/)(?:[^/.]+|.*\.(?:js|cjs|mjs|json|node|so[.\d]*)|LICENSE.*)$/

/** Packages' other files serve building and tests. */
const isReadAtRunTime = (path: string) =>
  !forBuilding.test(path) && (ofPackages.test(path) || !/\.[a-z]+$/.test(path))

export async function stage(platform: string, out: string): Promise<string> {
  const target = platforms[platform]
  if (!target) {
    throw new Error(`No such platform: ${platform}. There are ${Object.keys(platforms)}.`)
  }
  const folder = join(out, `atelier-${version}-${platform}`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  for (const name of ['server', 'client'])
    cpSync(`build/${name}`, join(folder, name), { recursive: true })
  rmSync(join(folder, 'server/packages.json'))
  cpSync(paperFonts, join(folder, 'paper-fonts'), {
    recursive: true,
    filter: (from) => from === paperFonts || from.endsWith('.ttf'),
  })
  for (const name of ['LICENSE', 'CHANGELOG.md', 'SECURITY.md', '.env.example', 'compose.yaml']) {
    cpSync(name, join(folder, name))
  }
  cpSync('docs/operating', join(folder, 'operating'), { recursive: true })
  for (const name of ['atelier', 'install']) {
    cpSync(`delivery/${name}`, join(folder, name))
    chmodSync(join(folder, name), 0o755)
  }
  const about = { name: 'atelier', version, platform, private: true, type: 'module' }
  const imports = {
    '#demo-process': './server/demo-process.js',
    '#long-read-thread': './server/long-read-thread.js',
    '#import-thread': './server/import-thread.js',
    '#paper-fonts/*': './paper-fonts/*',
  }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ ...about, imports }, null, 2)}\n`)

  const parts = [...bundled(), ...(await addBinaries(folder, target))]
  writeFileSync(join(folder, 'THIRD-PARTY.md'), notices(parts))
  writeFileSync(join(folder, 'sbom.json'), billOfMaterials(parts, version))
  return folder
}

function bundled(): Part[] {
  const list: { name: string; version: string; identifier?: string; text?: string }[] = JSON.parse(
    readFileSync('build/server/packages.json', 'utf8'),
  )
  return [
    ...list.map(({ identifier, ...part }) => ({ text: '', ...part, license: identifier ?? '' })),
    ...typefaces(),
  ]
}

/** Subsets of the published typefaces; their files carry no version. */
export function typefaces(): Part[] {
  const ending = '-OFL.txt'
  return ['src/web/ui/fonts', paperFonts].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(ending))
      .map((file) => ({
        name: file.slice(0, -ending.length),
        license: 'OFL-1.1',
        text: readFileSync(join(folder, file), 'utf8').trim(),
      })),
  )
}

async function addBinaries(folder: string, target: { os: string; cpu: string }): Promise<Part[]> {
  const { packages }: { packages: Record<string, LockedPackage> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  )
  const platform = `${target.os}-${target.cpu}`
  const locked = (name: string) => packages[`node_modules/${name}`]
  const withDependencies = (name: string): string[] => [
    name,
    ...Object.keys(locked(name)?.dependencies ?? {}).flatMap(withDependencies),
  ]
  const names = [...outsidePackages, `@img/sharp-${platform}`, `@img/sharp-libvips-${platform}`]
  const wanted = Object.fromEntries(
    names.flatMap(withDependencies).map((name) => [name, locked(name)?.version ?? '']),
  )
  const node = `node-${platform}`
  wanted[node] = locked('node')?.version ?? ''
  const workshop = mkdtempSync(join(tmpdir(), 'atelier-release-'))
  try {
    writeFileSync(
      join(workshop, 'package.json'),
      JSON.stringify({ private: true, dependencies: wanted }),
    )
    run(
      'npm',
      [
        'install',
        '--omit=optional',
        '--ignore-scripts',
        '--no-audit',
        '--no-fund',
        '--loglevel=error',
        '--force',
        `--os=${target.os}`,
        `--cpu=${target.cpu}`,
        '--libc=glibc',
        '--prefix',
        workshop,
      ],
      { cwd: workshop },
    )
    const modules = join(workshop, 'node_modules')
    cpSync(join(modules, node, 'bin/node'), join(folder, 'node'))
    const brought = packagesIn(modules).filter((name) => name !== node)
    for (const name of brought) {
      cpSync(join(modules, name), join(folder, 'node_modules', name), {
        recursive: true,
        filter: (from) => isReadAtRunTime(from.slice(modules.length)),
      })
    }
    return [...brought, node].map((name) => partAt(join(modules, name)))
  } finally {
    rmSync(workshop, { recursive: true })
  }
}

function packagesIn(modules: string): string[] {
  return readdirSync(modules)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@')
        ? readdirSync(join(modules, name)).map((inner) => `${name}/${inner}`)
        : [name],
    )
    .sort()
}

export function partAt(folder: string): Part {
  const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = ['LICENSE', 'LICENSE.md', 'LICENSE.txt'].find((name) =>
    existsSync(join(folder, name)),
  )
  return {
    name: about.name,
    version: about.version,
    license: about.license ?? about.licenses?.[0]?.type ?? '',
    text: file ? readFileSync(join(folder, file), 'utf8').trim() : termsOf(folder, about.license),
  }
}

/** libvips names its licences in its README. The LGPL wants its own text and the GPL's as well. */
function termsOf(folder: string, license: string | undefined): string {
  if (!license?.startsWith('LGPL-3.0')) return ''
  const source =
    'Its source, and how it is built: https://github.com/lovell/sharp-libvips; the versions of its libraries are in versions.json beside it.'
  const readme = readFileSync(join(folder, 'README.md'), 'utf8')
  const texts = ['LGPL-3.0', 'GPL-3.0'].map((name) =>
    readFileSync(`delivery/licenses/${name}.txt`, 'utf8'),
  )
  return [source, readme, ...texts].map((text) => text.trim()).join('\n\n')
}
