import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { eachFolder } from '#testing/harness/each.ts'
import { removeLeftBehind } from './test-database.ts'

const folder = eachFolder()

it('a killed run’s folders are removed, and those of a run beside this one stay', () => {
  const { pid: gone } = spawnSync('true')
  const kept = [`atelier-test-${process.pid}-a`, 'atelier-test-other']
  for (const name of [...kept, `atelier-test-${gone}-a`]) mkdirSync(join(folder.path, name))
  removeLeftBehind(folder.path)
  expect(readdirSync(folder.path).sort()).toEqual(kept)
})
