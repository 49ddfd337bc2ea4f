import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { eachFolder } from '#testing/harness/each.ts'

/* A checkout whose packages are installed: nothing is left to do. */

const folder = eachFolder()
const script = () => join(folder.path, 'scripts', 'prepare.mjs')
const lock = () => join(folder.path, '.atelier-prepare')

beforeEach(() => {
  cpSync('scripts/prepare.mjs', script())
  mkdirSync(join(folder.path, 'node_modules'))
  const installed = createHash('sha256').digest('hex')
  writeFileSync(join(folder.path, 'node_modules', '.atelier-install'), installed)
})

function lockAs(pid: number | undefined): void {
  mkdirSync(lock())
  writeFileSync(join(lock(), 'pid'), String(pid))
}

it('takes over at once after a start that was ended while it installed', () => {
  lockAs(spawnSync(process.execPath, ['--version']).pid)
  const { status, stdout } = spawnSync(process.execPath, [script(), '--no-build'])
  expect([status, String(stdout)]).toEqual([0, ''])
  expect(existsSync(lock())).toBe(false)
})

it('waits for a start that is at work, and says so', async () => {
  lockAs(process.pid)
  const second = spawn(process.execPath, [script(), '--no-build'])
  const ended = new Promise((resolve) => second.once('exit', resolve))
  let said = ''
  second.stdout.on('data', (text) => {
    said += text
    rmSync(lock(), { recursive: true })
  })
  expect([await ended, said]).toEqual([0, 'Waiting: the shop is being prepared already …\n'])
})
