import { expect, it } from 'vitest'
import { placeOfCheck } from './place-of-check.ts'

it.each([
  ['mail', 'Services', 'at=services&id=mail'],
  ['prints', 'Services', 'at=services&id=printing'],
  ['feed', 'Instagram', 'at=instagram'],
  ['feeds', 'Feeds and search engines', 'at=feeds'],
  ['law', 'What the law wants', 'at=law'],
  ['address', 'Where the shop is', 'at=place'],
])('leads the owner from %s to %s', (key, title, address) => {
  const place = placeOfCheck(key, 'owner')
  expect(place?.title).toBe(title)
  expect(place?.to).toContain(address)
})

it('leads nowhere from what is mended on the machine, nor to what is closed to the role', () => {
  expect(placeOfCheck('disk', 'owner')).toBeNull()
  expect(placeOfCheck('mail', 'partner')).toBeNull()
  expect(placeOfCheck('law', 'partner')).toBeNull()
})
