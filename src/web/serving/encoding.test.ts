import { expect, it } from 'vitest'
import { chooseEncoding } from './encoding.ts'

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5', 'br'],
  ['identity', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
  ['gzip;q=0', 'identity'],
])('answers %j with %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding)
})
