import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '../harness/test.ts'

const built = (path: string) => new URL(`../../build/${path}`, import.meta.url)

test('the built shop runs on React, on the server and in the browser', () => {
  const packages = JSON.parse(readFileSync(built('server/packages.json'), 'utf8')) as {
    name: string
  }[]
  const names = packages.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['react', 'react-dom', 'react-router']))
  expect(names.filter((name) => name.startsWith('preact'))).toEqual([])

  const frameworks = readdirSync(built('client/assets')).filter((name) =>
    /^framework-.*\.js$/.test(name),
  )
  expect(frameworks).toHaveLength(1)
  const framework = readFileSync(built(`client/assets/${frameworks[0]}`), 'utf8')
  expect(framework).toMatch(/["'`]react-dom["'`]/)
})
