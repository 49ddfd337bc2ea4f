import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { variables } from '#config'
import { version } from '#platform/version.ts'

const compose = readFileSync('compose.yaml', 'utf8')

it('the compose file sets five variables of the shop, and names its version', () => {
  const [, environment = ''] = /environment:\n((?: {6}.+\n)+)/.exec(compose) ?? []
  const set = [...environment.matchAll(/^ {6}(\w+): \$\{(\w+):/gm)].map(([, name, from]) => {
    expect(from).toBe(name)
    return name
  })
  expect(set).toHaveLength(5)
  expect(variables).toEqual(expect.arrayContaining(set))
  expect(compose).toContain(`atelier:\${ATELIER_VERSION:-${version}}`)
})
