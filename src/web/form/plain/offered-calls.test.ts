import { expect, it } from 'vitest'
import { allCalls } from '#http/all-calls.ts'
import { isAtLeast, type StaffRole, staffRoles } from '#shop/people/staff/staff-role.ts'
import { placeOrder } from '#testing/fixtures/orders/orders.ts'
import { asGuest, bodyOf } from '#testing/harness/api-client.ts'
import { each } from '#testing/harness/each.ts'
import { openPlainForms } from '#testing/harness/plain-forms.ts'
import { menuFor } from '#web/admin/sections.server.ts'

const shop = each(openPlainForms)
const rows = allCalls.flatMap(({ row }) => row ?? [])

/** `name`: '/api/drops/create' of a form, 'DELETE /api/holds/77' of a button. */
function leastFor(name: string): StaffRole | undefined {
  const [, method, path = ''] = /^(?:(\w+) )?([^ ]+)/.exec(name) ?? []
  const roles = rows
    .filter(({ at }) => {
      const [verb, template = ''] = at.split(' ')
      const isAt = new RegExp(`^${template.replaceAll(/{\w+}/g, '[^/]+')}$`).test(path)
      return isAt && (method ? verb === method : verb === 'POST' || verb === 'PUT')
    })
    .map(({ least }) => least)
  return staffRoles.find((role) => roles.includes(role))
}

it.each(['helper', 'partner'] as const)(
  'a %s is offered only what the role may do',
  async (role) => {
    const { db, clock } = shop.shop
    const colleague = await shop.colleague(role)
    const buyer = await asGuest(shop.client())
    await bodyOf(buyer.post('/api/cart-clothing/create', { clothingId: 1 }))
    await bodyOf(buyer.post(`/api/cart/create-checkout-session/id/${buyer.userId}`))
    const { number } = await placeOrder(db, { paidAt: clock.now() })
    const sections = menuFor(role).flatMap(({ entries }) => entries)
    const open = sections.map(({ name }) => name.replace('/', '&id='))
    open.push(`orders&id=${number}`, 'edit-merch&id=1', 'galleries&id=1')
    const offered = new Set<string>()
    for (const at of open) {
      const { forms, actions, dialogs } = await shop.pageAt(at, role, colleague)
      for (const name of [...forms.map((form) => form.name), ...actions]) offered.add(name)
      if (at.includes('&do=')) continue
      for (const name of dialogs) open.push(`${at}&do=${encodeURIComponent(name)}`)
    }
    const refused = [...offered].filter((name) => {
      const least = leastFor(name)
      return !least || !isAtLeast(role, least)
    })
    expect(refused).toEqual([])
    const ends = [...offered].some((name) => name.startsWith('DELETE /api/holds/'))
    expect(ends).toBe(role === 'partner')
  },
)
