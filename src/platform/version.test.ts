import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { releasedOn, version } from './version.ts'

const textOf = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')

it('is that of the package, and the newest that the changelog says was released, with its day', () => {
  expect(JSON.parse(textOf('package.json')).version).toBe(version)
  expect(/^## (\d.*)$/m.exec(textOf('CHANGELOG.md'))?.[1]).toBe(`${version} (${releasedOn})`)
})
