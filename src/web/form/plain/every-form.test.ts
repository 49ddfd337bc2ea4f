import { describe, expect, it } from 'vitest'
import { changeRows } from '#testing/database/rows.ts'
import { placeOrder } from '#testing/fixtures/orders/orders.ts'
import { each } from '#testing/harness/each.ts'
import { openPlainForms } from '#testing/harness/plain-forms.ts'
import { menuFor } from '#web/admin/sections.server.ts'

const sections = menuFor('owner', ['demo'])
  .flatMap(({ entries }) => entries)
  .map(({ name }) => name.replace('/', '&id='))
const orders = ['1&do=address', '1&do=refund', '2&do=cancel'].map((id) => `orders&id=${id}`)
const screens = [
  ...sections.filter((name) => !/^(orders|help)/.test(name)),
  ...['edit-print&id=1', 'edit-clothing&id=1', 'edit-merch&id=1', 'edit-hero&id=1'],
  ...['galleries&id=new-series', 'galleries&id=1', 'pages&id=about', 'pages&id=new', 'vacation'],
  'costs&piece=prints/1',
]

/** Forms that are empty at first, and the field that is missed. Others are saved as they are. */
const missed: Readonly<Record<string, string>> = {
  '/api/saved-answers/create': 'title',
  '/api/drops/create': 'title',
  '/api/discounts/create': 'percent',
  '/api/social-feed/token': 'token',
  '/api/services/payments': 'key',
  '/api/services/printing': 'token',
  '/api/services/mail': 'fromAddress',
  '/api/services/backups': 'bucket',
  '/api/restore/elsewhere': 'bucket',
  '/api/account/password': 'password',
  '/api/imports/address': 'address',
  '/api/prints/create': 'name',
  '/api/clothing/create': 'printName',
  '/api/merch/create': 'printName',
  '/api/hero/create': 'name',
  '/api/collections/create': 'title',
  '/api/own-pages/create': 'title',
  '/api/offline-sales/create': 'method',
  '/api/orders/id/#/refund': 'lines',
}

/** Forms that begin empty, or replace what they don't show. Others tell the second of two tabs. */
const overNothing =
  /\/create$|\/orders\/id\/\w+\/(?!note|address)|^\/api\/(services|restore)\/|\/(password|token|sign-in-path)$|^\/api\/imports\/address$/
/** Buttons that the shop refuses to press, with its reason. */
const refused: Readonly<Record<string, string>> = {}

/** One button of a list stands for its kind. */
const kindOf = (name: string) => name.replace(/\b[0-9a-f]{32}\b|\d+/g, '#')

/** Inputs that only help to fill the form in: it is sent without them. */
const helpers = /type="(?:hidden|search|color|file)"|hidden=""/
const choosers = /type="(?:checkbox|radio|date|time|datetime-local)"|^<select| name="[\w.]*find"/

describe('the forms of the admin, without scripts', () => {
  const shop = each(openPlainForms)
  const all = new Set<string>()

  /** A shop with orders offers no restoring, so they come last. */
  async function placeOrders(): Promise<void> {
    const paidAt = shop.shop.clock.now()
    const bought = { kind: 'merch', name: 'Tide pool' } as const
    await placeOrder(shop.shop.db, { paidAt, bought: [{ ...bought, quantity: 3 }, bought] })
    const { id } = await placeOrder(shop.shop.db, { paidAt })
    // The tests' payment provider knows no payment of it.
    const free = { discount: 1500, total: 0, payment_ref: null }
    await changeRows(shop.shop.db, 'orders', free, { id })
  }

  it('are sent as they are, and take what is typed, and their buttons act', async () => {
    const open = [...screens]
    const dialogs = new Set(['address', 'refund', 'cancel'])
    const actions = new Map<string, { at: string; name: string }>()
    for (const at of open) {
      const { forms, ...buttons } = await shop.pageAt(at)
      for (const name of buttons.dialogs.filter((name) => !dialogs.has(kindOf(name)))) {
        dialogs.add(kindOf(name))
        open.push(`${at}&do=${encodeURIComponent(name)}`)
      }
      for (const name of buttons.actions) actions.set(kindOf(name), { at, name })
      const names = forms.map(({ name }) => name)
      expect(new Set(names).size, at).toBe(names.length)
      for (const { name, html } of forms) {
        const now = await shop.draw(at, name)
        const { inputs, shown } = now
        const from = shown?.base as { version?: { version?: unknown } } | undefined
        const isTold = from?.version?.version !== undefined
        expect([name, isTold]).toEqual([name, !overNothing.test(name)])
        const drawn = [...html.matchAll(/<(?:input|select|textarea)\b[^>]*>/g)]
          .map(([tag]) => ({ tag, called: / name="([^"]*)"/.exec(tag)?.[1] ?? tag }))
          .filter(({ tag }) => !helpers.test(tag))
        const taken = inputs.map((input) => input.name)
        expect(taken, `${at}: ${name}`).toEqual(
          expect.arrayContaining(drawn.map(({ called }) => called)),
        )
        for (const { called } of drawn.filter(({ tag }) => !choosers.test(tag))) {
          const before = now.shown?.values
          inputs.find((input) => input.name === called)?.put('77')
          expect(now.shown?.values, `${name}: ${called}`).not.toEqual(before)
        }

        const { location, problems } = await shop.send(at, name)
        const saved = expect.stringContaining(`${new URLSearchParams({ saved: name })}`)
        const found = location ?? problems?.[0]?.field
        expect([at, name, found]).toEqual([at, name, missed[kindOf(name)] ?? saved])
        if (!location) expect(taken.join(' ')).toMatch(new RegExp(`(^| )${found}\\b`))
        all.add(kindOf(name))
      }
      if (at === open.at(-1) && !open.includes('orders&id=1&do=address')) {
        await placeOrders()
        open.push(...orders)
      }
    }
    let pressed = 0
    for (const { at, name } of actions.values()) {
      // Another button may have changed the page meanwhile.
      if (!(await shop.pageAt(at)).actions.includes(name)) continue
      pressed += 1
      const { location, reason } = await shop.send(at, name)
      const found = location ?? reason
      expect([at, name, found]).toEqual([
        at,
        name,
        refused[kindOf(name)] ?? expect.stringContaining('done=yes'),
      ])
    }
    expect(pressed).toBeGreaterThan(6)
    expect(all.size).toBeGreaterThan(28)
    expect(Object.keys(missed).filter((name) => !all.has(name))).toEqual([])
  })
})
