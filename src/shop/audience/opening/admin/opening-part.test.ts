import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import type { StaffRole } from '#shop/people/staff/staff-role.ts'
import { StaffRoleContext } from '#web/admin/staff-role.ts'
import { OpeningPart } from './opening-part.tsx'

function draw(role: StaffRole): string {
  const opening = { show: 'demo', isEmpty: true } as const
  const part = createElement(OpeningPart, { opening, unfolded: true })
  const forRole = createElement(StaffRoleContext, { value: role }, part)
  return renderToStaticMarkup(createElement(MemoryRouter, null, forRole))
}

it('offers only the owner to clear the demo studio and to bring a shop back', () => {
  expect(draw('owner')).toMatch(/at=clear-demo.*at=backups/)
  expect(draw('partner')).toBe('')
})
