import { expect, it } from 'vitest'
import { readConfig } from '#config'
import { fixedStoreSettings } from '#testing/fakes/fixed-store-settings.ts'
import { isOverTls } from './tls.ts'

const address = 'https://heron.example'
const former = 'http://192.168.1.20:3000'

it.each([
  ['the shop’s address has https', address, null, 'heron.example', undefined, 0, true],
  ['a proxy asks by another name', address, null, 'localhost:3000', undefined, 0, true],
  ['staff come to the former address', address, former, '192.168.1.20:3000', undefined, 0, false],
  ['others come beside a former address', address, former, 'heron.example', undefined, 0, true],
  ['the shop’s address has none', former, null, '192.168.1.20:3000', undefined, 0, false],
  ['a proxy says so that isn’t trusted', former, null, 'heron.example', 'https', 0, false],
  ['a trusted proxy says so', former, null, 'heron.example', 'http, https', 1, true],
])('when %s', (_, publicUrl, formerUrl, host, forwarded, proxies, is) => {
  const config = { ...readConfig({}), trustProxy: proxies }
  const settings = { storeSettings: fixedStoreSettings({ publicUrl, formerUrl }) }
  const headers = { host, 'x-forwarded-proto': forwarded }
  expect(isOverTls({ config, settings }, (name) => headers[name])).toBe(is)
})
