import { describe, expect, it } from 'vitest'
import { newId } from '#platform/ids.ts'
import { day } from '#platform/time/clock.ts'
import { addRows, changeRows, rowOf } from '#testing/database/rows.ts'
import { placeOrder } from '#testing/fixtures/orders/orders.ts'
import { ownerLogin } from '#testing/harness/api.ts'
import { bodyOf } from '#testing/harness/api-client.ts'
import { each } from '#testing/harness/each.ts'
import { openPlainForms } from '#testing/harness/plain-forms.ts'
import { menuFor } from '#web/admin/sections.server.ts'

const sections = menuFor('owner', ['demo'])
  .flatMap(({ entries }) => entries)
  .map(({ name }) => name.replace('/', '&id='))
const orders = [
  '1&do=address',
  '1&do=refund',
  '2&do=cancel',
  '3',
  '3&do=number-studio',
  '3&do=replace',
  '4&do=parcel-1Z77',
].map((id) => `orders&id=${id}`)
const screens = [
  ...sections.filter((name) => !/^(orders|help)/.test(name)),
  'edit-print&id=1',
  'edit-clothing&id=1',
  'edit-merch&id=1',
  'edit-hero&id=1',
  'galleries&id=new-series',
  'galleries&id=1',
  'pages&id=shipping',
  'pages&id=new',
  'vacation',
  'costs&piece=prints/1',
]

/** Forms that are empty at first, and the field that is missed. Others are saved as they are. */
const missed: Readonly<Record<string, string>> = {
  '/api/privacy/find': 'email',
  '/api/orders/tracking/check': 'text',
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
  '/api/orders/id/#/ship studio-number': 'trackingNumber',
  '/api/orders/id/#/letter': 'text',
  '/api/messages/#/answer': 'text',
}

const sources = import.meta.glob<string>('/src/{services,shop}/**/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
})
/** The calls of all forms, '/api/drops/update/id/{id}'. */
const inSources = Object.values(sources)
  .filter((source) => source.includes('useFields('))
  .flatMap((source) => [...source.matchAll(/\bto: '(?:POST|PUT) ([^']+)'/g)])
  .map(([, path = '']) => path)
/**
 * The tests' shop has its address from the machine, nothing of the demo and no printer. Two forms
 * are part of an answer: `plain-forms.test.ts`.
 */
const absent = [
  'store-settings/address',
  'demo/clear',
  'fulfillment/products/import',
  'privacy/erase',
  'orders/tracking/ship',
]

/**
 * Forms that begin empty, replace what they don't show, or say one choice that they show. Others
 * tell the second of two tabs.
 */
const overNothing =
  /\/create$|\/privacy\/|\/tracking\/|\/orders\/id\/\w+\/(?!note|address|refund|replacement|letter|ship studio$)|^\/api\/(services|restore|push|staff)\/|\/(password|token|sign-in-path)$|^\/api\/imports\/address$/
/** Buttons that the shop refuses to press, with its reason. */
const refused: Readonly<Record<string, unknown>> = {
  // Nobody listens at the tests' device.
  'POST /api/push/try/id/#': expect.stringContaining('no longer takes notifications'),
}

const deletes = (name: string) => Number(name.startsWith('DELETE'))

/** One button of a list stands for its kind. */
const kindOf = (name: string) => name.replace(/\b[0-9a-f]{32}\b|\d+/g, '#')

/** Inputs that only help to fill the form in: it is sent without them. */
const helpers = /type="(?:hidden|search|color|file)"|hidden=""/
const choosers = /type="(?:checkbox|radio|date|time|datetime-local)"|^<select| name="[\w.]*find"/

describe('the forms of the admin, without scripts', () => {
  const shop = each(openPlainForms)
  const all = new Set<string>()

  /** Answers where their forms are. */
  async function fillLists(): Promise<string[]> {
    const { owner, guest } = shop
    const { db } = shop.shop
    const make = async (what: string, body: object) => {
      const answer = await bodyOf<{ id: string }>(owner.post(`/api/${what}/create`, body))
      return `${what.replace('own-', '')}&id=${[answer].flat()[0]?.id}`
    }
    const text = 'Soon.'
    const drop = await make('drops', { title: 'Spring', opensAt: Date.now() + day, pieces: [] })
    const answer = await make('saved-answers', { title: 'When', text })
    const page = await make('own-pages', { title: 'Press', blocks: [] })
    await shop.colleague('helper')
    const { id: user_id } = await rowOf(db.read, 'users', { email: ownerLogin.email })
    const { token_digest: session } = await rowOf(db.read, 'sessions', { user_id })
    const device = { id: newId(), user_id, session, endpoint_digest: '', sealed: '', name: 'Phone' }
    const told = { kinds: 'sold', quiet_from: 22, quiet_to: 8, created_at: 1, heard_at: null }
    await addRows(db, 'push_devices', { ...device, ...told })
    const message = { name: 'Robin', email: 'robin@example.com', subject: 'Moths', message: text }
    await bodyOf(guest.post('/api/mail/contact', message))
    const [sent] = await bodyOf<{ id: string }[]>(owner.get('/api/messages'))
    return [drop, answer, page, 'staff', 'notifications', `messages&id=${sent?.id}`]
  }

  async function placeOrders(): Promise<void> {
    const { db, clock } = shop.shop
    const paidAt = clock.now()
    const bought = { kind: 'merch', name: 'Tide pool' } as const
    await placeOrder(db, { paidAt, bought: [{ ...bought, quantity: 3 }, bought] })
    const { id } = await placeOrder(db, { paidAt })
    // The tests' payment provider knows no payment of it.
    await changeRows(db, 'orders', { discount: 1500, total: 0, payment_ref: null }, { id })
    await placeOrder(db, { paidAt })
    const shipped = await placeOrder(db, { paidAt })
    const parcel = { kind: 'studio', carrier: 'UPS', trackingNumber: '1Z77' }
    await bodyOf(shop.owner.post(`/api/orders/id/${shipped.id}/ship`, parcel))
  }

  it('are sent as they are, and take what is typed, and their buttons act', async () => {
    const open = [...screens]
    const dialogs = new Set(orders.map((at) => kindOf(at.split('&do=')[1] ?? '')))
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
        // Only an empty shop offers to restore another.
        await placeOrders()
        open.push(...(await fillLists()), ...orders)
      }
    }
    let pressed = 0
    const deletesLast = [...actions.values()].sort((a, b) => deletes(a.name) - deletes(b.name))
    for (const { at, name } of deletesLast) {
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
    const isWalked = (path: string) => {
      const form = new RegExp(`^${path.replaceAll(/{\w+}/g, '[^/ ]+')}( |$)`)
      return [...all].some((name) => form.test(name))
    }
    const left = inSources.filter((path) => !isWalked(path))
    expect(left.sort()).toEqual(absent.map((path) => `/api/${path}`).sort())
    expect(Object.keys(missed).filter((name) => !all.has(name))).toEqual([])
  })
})
