import { expect, it } from 'vitest'
import { menuFor } from '#web/admin/sections.server.ts'
import { isSetInSection, sectionOfCheck } from './section-of-check.ts'

it.each([
  ['mail', 'Email', 'at=services&id=mail'],
  ['prints', 'Printing', 'at=services&id=printing'],
  ['backups-elsewhere', 'Backups elsewhere', 'at=services&id=backups'],
  ['feed', 'Social feed', 'at=social-feed'],
  ['feeds', 'Feeds and search engines', 'at=feeds'],
  ['law', 'Legal requirements', 'at=law'],
  ['address', 'Domain', 'at=store-settings&id=domain'],
])('leads the owner from %s to %s', (key, title, address) => {
  const place = sectionOfCheck(key, menuFor('owner'))
  expect(place?.title).toBe(title)
  expect(place?.to).toContain(address)
})

it('leads nowhere from a problem of the machine, nor to a page closed to the role', () => {
  expect(sectionOfCheck('disk', menuFor('owner'))).toBeNull()
  expect(sectionOfCheck('mail', menuFor('partner'))).toBeNull()
  expect(sectionOfCheck('law', menuFor('partner'))).toBeNull()
})

it('knows a problem that a section mends from a problem of the machine', () => {
  expect([isSetInSection('mail'), isSetInSection('disk')]).toEqual([true, false])
})
