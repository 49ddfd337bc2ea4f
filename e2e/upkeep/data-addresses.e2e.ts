import { signInPath } from '../harness/settings.ts'
import { expect, test } from '../harness/test.ts'
import { dataAddress, pageAddresses } from '../whole/page-addresses.ts'

test('a page’s data answers as the page does', async ({ request }) => {
  for (const address of [...pageAddresses, signInPath, `${signInPath}?problem=unauthorized`]) {
    const page = await request.get(address, { maxRedirects: 0 })
    const data = await request.get(dataAddress(address), { maxRedirects: 0 })
    // The router gets a redirect as a 202 with a body.
    const expected = page.status() === 302 ? 202 : page.status()
    expect.soft([address, data.status()]).toEqual([address, expected])
  }
})
