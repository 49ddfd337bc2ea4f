import { expect, it } from 'vitest'
import type { StaffRole } from '#shop/people/staff/staff-role.ts'
import { menuFor } from '#web/admin/sections.server.ts'
import { sectionOfCheck } from './section-of-check.ts'

const titlesFor = (role: StaffRole) =>
  new Map(menuFor(role).flatMap(({ entries }) => entries.map(({ at, title }) => [at, title])))

it.each([
  ['mail', 'Services', 'at=services&id=mail'],
  ['prints', 'Services', 'at=services&id=printing'],
  ['feed', 'Social feed', 'at=social-feed'],
  ['feeds', 'Feeds and search engines', 'at=feeds'],
  ['law', 'Legal requirements', 'at=law'],
  ['address', 'Store settings', 'at=store-settings'],
])('leads the owner from %s to %s', (key, title, address) => {
  const place = sectionOfCheck(key, titlesFor('owner'))
  expect(place?.title).toBe(title)
  expect(place?.to).toContain(address)
})

it('leads nowhere from what is mended on the machine, nor to what is closed to the role', () => {
  expect(sectionOfCheck('disk', titlesFor('owner'))).toBeNull()
  expect(sectionOfCheck('mail', titlesFor('partner'))).toBeNull()
  expect(sectionOfCheck('law', titlesFor('partner'))).toBeNull()
})
