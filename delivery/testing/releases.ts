import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { migrations } from '#platform/db/migrations/list.ts'
import { run } from '../run.ts'

export function releaseOf(commit: string, platform: string, work: string): string {
  const place = join(work, `before-${run('git', ['rev-parse', commit]).trim()}`)
  if (!existsSync(place)) {
    const tree = resolve(`${place}.tree`)
    run('git', ['worktree', 'add', '--force', '--detach', tree, commit])
    try {
      // Uses today's packages, which hardly differ from that commit's.
      run('cp', ['-a', 'node_modules', tree])
      run('node', ['scripts/prepare.mjs'], { cwd: tree })
      run('node', ['delivery/release.ts', '--platform', platform], { cwd: tree })
      const named = ['-name', `atelier-*-${platform}.tar.gz`]
      const archive = run('find', [
        tree,
        '-name',
        'node_modules',
        '-prune',
        '-o',
        ...named,
        '-print',
      ])
      run('mkdir', ['-p', `${place}.new`])
      run('tar', ['-xzf', archive.trim(), '-C', `${place}.new`])
      run('mv', [`${place}.new`, place])
    } finally {
      run('git', ['worktree', 'remove', '--force', tree])
    }
  }
  return join(place, readdirSync(place)[0] ?? '')
}

export function renumbered(folder: string, version: string, number: string): string {
  const other = folder.replace(version, number)
  run('rm', ['-rf', other])
  run('cp', ['-a', folder, other])
  for (const file of [join(other, 'package.json'), ...serverFiles(other)]) {
    const text = readFileSync(file, 'utf8')
    const tells = text.includes(`ok ${version}`) || text.includes('releasedOn')
    if (file.endsWith('package.json') || tells) {
      writeFileSync(file, text.replaceAll(version, number))
    }
  }
  return packed(other)
}

/** This release migrates the data, deletes the orders and exits. */
export function brokenAs(folder: string, version: string, number: string): string {
  renumbered(folder, version, number)
  const other = folder.replace(version, number)
  const server = join(other, 'server/index.js')
  const harm = `import { DatabaseSync as Harmed } from 'node:sqlite'
setInterval(() => {
  const data = new Harmed('/var/lib/atelier/atelier.sqlite', { timeout: 5000 })
  if (!data.prepare('select 1 from migrations where name = ?').get('${migrations.at(-1)?.name}')) return data.close()
  data.exec('pragma foreign_keys = off; delete from orders')
  throw new Error('broken on purpose')
}, 1)
`
  writeFileSync(server, harm + readFileSync(server, 'utf8'))
  return packed(other)
}

/** Fast compression: a proof reads its archives once. */
function packed(folder: string): string {
  const archive = `${folder}.tar.gz`
  run('tar', [
    '-I',
    'gzip -1',
    '-cf',
    archive,
    '-C',
    join(folder, '..'),
    folder.split('/').at(-1) ?? '',
  ])
  return archive
}

function serverFiles(folder: string): string[] {
  return readdirSync(join(folder, 'server'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => join(folder, 'server', file))
}
