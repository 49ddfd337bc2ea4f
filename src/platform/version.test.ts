import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { releasedOn, version } from './version.ts'

const textOf = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')

it('has the package’s version, and the changelog’s newest release with its day', () => {
  expect(JSON.parse(textOf('package.json')).version).toBe(version)
  expect(/^## (\d.*)$/m.exec(textOf('CHANGELOG.md'))?.[1]).toBe(`${version} (${releasedOn})`)
})
