import { sql } from 'kysely'
import { beforeEach, expect, it, vi } from 'vitest'
import type { ApiDocument } from '#http/docs/docs-schema.ts'
import { day } from '#platform/time/clock.ts'
import { routesOf } from '#testing/attacks/route-table.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { addPins } from '#testing/fixtures/catalogue/products.ts'
import { placeOrder } from '#testing/fixtures/orders/orders.ts'
import { openOwnerApi, ownerLogin } from '#testing/harness/api.ts'
import { bodyOf } from '#testing/harness/api-client.ts'
import { each } from '#testing/harness/each.ts'
import { section } from './admin/audit-section.tsx'
import { auditTargets } from './admin/copy.ts'
import type { AuditEntry } from './audit.schema.ts'

const request = { search: new URLSearchParams() } as Parameters<typeof section.load>[1]

/** Trails of given-away versions hold them. */
const storedActions = `
  account.changed answer.saved audit.exported backup.downloaded backup.sent backup.tried
  books.changed codes.off codes.on codes.prepared codes.renewed collection.created
  collection.deleted collection.edited costs.changed debits.changed demo.cleared discount.created
  discount.ended door.moved drop.created drop.deleted drop.edited edition.number-given-again
  feed.connected feed.disconnected gallery.arranged hero.chosen hero.created hero.deleted
  hero.edited hold.ended hot.chosen import.chosen import.discarded import.read import.started
  import.stopped invitation.created invitation.withdrawn invoice.issued invoices.changed
  job.retried law.changed look.changed mail.tested menu.arranged message.answered message.deleted
  message.marked opening-list.put-away order.address-changed order.attended order.cancelled
  order.cost-noted
  order.delayed order.given-up order.noted order.parcel-corrected order.prints-retried
  order.refunded order.replaced order.shipped order.shipping-undone orders.exported
  orders.parcels-saved orders.tests-cleared page.changed page.created page.deleted passkey.added
  passkey.prepared passkey.removed passkey.renamed password.changed password.reset person.erased
  person.exported picture-credit.changed picture.added picture.described pictures.move-started
  pictures.move-stopped piece.archived piece.created piece.deleted piece.edited piece.hidden
  piece.restocked piece.sale-undone piece.sold-elsewhere place.changed place.moved printer.read
  push.off push.on restore.attended service.changed service.disconnected service.forgotten
  service.tried sessions.ended shipping.changed shop.exported shop.opened shop.restored sign-in
  sign-in.confirmed sign-in.failed sign-out size-guide.changed sizes.forgotten sizes.remembered
  staff.dismissed staff.joined staff.role-changed studio.changed training.changed vacation.changed
`

eachDatabase('the audit trail', (lane) => {
  const api = each(() => openOwnerApi(lane))
  beforeEach(() => api.shop.clock.advance(1))

  const trail = (query = '') => bodyOf<AuditEntry[]>(api.owner.get(`/api/audit${query}`))
  const told = async (query = '') =>
    (await trail(query)).map(({ action, actorName, target }) => ({ action, actorName, target }))

  it('is filtered by person, action and day, and continues after an entry', async () => {
    await api.colleague('partner', 'theo')
    api.shop.clock.advance(3 * day)
    await (await api.owner.get('/api/orders/export.csv')).text()
    const [exported, joined] = await trail()
    expect(exported).toMatchObject({ action: 'orders.exported', actorName: 'owner' })
    expect(await told('?action=staff.joined')).toHaveLength(1)
    expect(await told(`?person=${joined?.actor}`)).toMatchObject([{ action: 'staff.joined' }])
    expect(await told(`?before=${exported?.id}`)).toMatchObject([{ action: 'staff.joined' }])
    const today = new Date(exported?.at ?? 0).toISOString().slice(0, 10)
    expect(await told(`?from=${today}`)).toMatchObject([{ action: 'orders.exported' }])
    expect((await api.owner.get('/api/audit?action=tea.made')).status).toBe(400)
  })

  it('remembers who a dismissed colleague was', async () => {
    await api.colleague('partner', 'theo')
    const { clock, identity } = api.shop
    const [joined] = await trail()
    await identity.dismissStaff(joined?.actor ?? '')
    const guest = await identity.createGuest()
    clock.advance(31 * day)
    await identity.cleanUp()
    expect(await identity.visitor(guest.token)).toBeNull()
    await bodyOf(api.stranger.post('/api/users/login', ownerLogin))
    const entries = await bodyOf<AuditEntry[]>(api.stranger.get('/api/audit'))
    expect(entries.map(({ actorName }) => actorName)).toEqual(['owner', 'theo'])
  })

  it('can’t be rewritten, and loses nothing within two years', async () => {
    await api.colleague('partner', 'theo')
    const { db, clock, identity } = api.shop
    const rewrite = db.transact((trx) => sql`update audit_trail set actor = null`.execute(trx))
    await expect(rewrite).rejects.toThrow(/append-only/)
    const remove = () => db.transact((trx) => sql`delete from audit_trail`.execute(trx))
    await expect(remove()).rejects.toThrow(/append-only/)
    clock.advance(2 * 365 * day - 1000)
    await identity.cleanUp()
    expect(await db.read.selectFrom('audit_trail').selectAll().execute()).toHaveLength(1)
    clock.advance(2000)
    await identity.resetPassword(ownerLogin.email, 'found in a drawer')
    await identity.cleanUp()
    const left = await db.read.selectFrom('audit_trail').select('action').execute()
    expect(left).toEqual([{ action: 'password.reset' }])
  })

  if (lane !== 'sqlite') return

  it('names new objects by their ids', async () => {
    const body = { note: 'Bea, my sister', role: 'helper' }
    const { invitation } = await bodyOf<{ invitation: { id: string } }>(
      api.owner.post('/api/invitations/create', body),
    )
    await bodyOf(api.owner.delete(`/api/invitations/delete/id/${invitation.id}`))
    const target = `invitations:${invitation.id}`
    expect(await trail()).toMatchObject([
      { action: 'invitation.withdrawn', target },
      { action: 'invitation.created', target },
    ])
    const kept = await api.shop.db.read.selectFrom('audit_trail').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain('Bea')
  })

  it('names a change’s author and object, and no failed change', async () => {
    const theo = await api.colleague('helper', 'theo')
    const hero = { name: 'Moths', location: '/media/HomepageHero/none.jpg' }
    expect((await theo.post('/api/hero/create', hero)).status).toBe(400)
    await bodyOf(theo.put('/api/account', { name: 'Theo', email: 'theo@heron.example' }))
    expect(await told()).toEqual([
      { action: 'account.changed', actorName: 'Theo', target: null },
      { action: 'staff.joined', actorName: 'Theo', target: null },
    ])
  })

  it('distinguishes a cancelled order from a refunded one', async () => {
    const { id } = await placeOrder(api.shop.db)
    vi.spyOn(api.shop.admin.refunds, 'refund').mockResolvedValue({ refunded: 100, total: 100 })
    for (const cancel of [false, true]) {
      const asked = { attempt: 'attempt-1', cancel }
      await bodyOf(api.owner.post(`/api/orders/id/${id}/refund`, asked))
    }
    expect(await trail()).toMatchObject([
      { action: 'order.cancelled', target: `orders:${id}` },
      { action: 'order.refunded', target: `orders:${id}` },
    ])
  })

  it('records sign-ins, failures and sign-outs, but no address', async () => {
    const { stranger } = api
    await stranger.post('/api/users/login', { ...ownerLogin, password: 'wrong' })
    await stranger.post('/api/users/login', { email: 'who@else.example', password: 'wrong' })
    await bodyOf(stranger.post('/api/users/login', ownerLogin))
    await bodyOf(stranger.post('/api/users/logout'))
    await bodyOf(api.guest.post('/api/users/logout'))
    const entries = await trail()
    expect(entries.map(({ action, actor }) => [action, actor !== null])).toEqual([
      ['sign-out', true],
      ['sign-in', true],
      ['sign-in.failed', false],
      ['sign-in.failed', false],
    ])
    expect(entries.slice(2).map(({ targetName }) => targetName)).toEqual([null, 'owner'])
    const kept = await api.shop.db.read.selectFrom('audit_trail').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain('@')
  })

  it('is saved as a table, which the trail records, too', async () => {
    await api.colleague('partner', 'theo')
    const table = await (await api.owner.get('/api/audit/export.csv')).text()
    const [heading, ...rows] = table.split('\r\n')
    expect(heading).toBe('Time (UTC),Account,Name,Action,Target')
    expect(rows).toContainEqual(expect.stringMatching(/^2026-.*Z,[0-9a-f]{32},theo,staff.joined,$/))
    expect(await told()).toMatchObject([{ action: 'audit.exported' }, { action: 'staff.joined' }])
  })

  it('has distinct words for every action that it ever stored', async () => {
    const { words } = await section.load(api.shop, request)
    expect(Object.keys(words)).toEqual(expect.arrayContaining(storedActions.trim().split(/\s+/)))
    expect(words).toMatchObject({
      'door.moved': 'changed the sign-in path',
      'sign-in': 'logged in',
    })
    expect(new Set(Object.values(words)).size).toBe(Object.keys(words).length)
  })

  it('shows what the owner named by its name, with its page', async () => {
    const { owner, shop } = api
    const theo = await api.colleague('helper', 'theo')
    await bodyOf(theo.put('/api/account', { name: 'Theo', email: 'theo@heron.example' }))
    const account = (await trail())[0]?.actor
    const pin = await addPins(shop.db, 4)
    const gallery = { title: 'Moths', slug: '', words: '', picture: null, hidden: false }
    await bodyOf(owner.post('/api/collections/create', { type: 'series', ...gallery }))
    const opensAt = shop.clock.now() + day
    await bodyOf(owner.post('/api/drops/create', { title: 'Night', opensAt, pieces: [] }))
    await bodyOf(owner.post('/api/own-pages/create', { title: 'My process', blocks: [] }))
    await bodyOf(owner.post('/api/discounts/create', { code: 'SPRING', percent: 10 }))
    const prices = { prices: [{ price: 5 }] }
    expect((await owner.put(`/api/pieces/merch/${pin}/prices`, prices)).status).toBe(204)
    await bodyOf(owner.put(`/api/staff/role/id/${account}`, { role: 'partner' }))
    const { entries, names } = await section.load(shop, request)
    const shown = entries.map(({ action, target, targetName }) => {
      const { name, path } = names[target ?? ''] ?? {}
      return [action, targetName ?? name, path]
    })
    expect(Object.fromEntries(shown.map(([action, ...rest]) => [action, rest]))).toMatchObject({
      'collection.created': ['Moths', '/series/moths'],
      'drop.created': ['Night', expect.stringMatching(/^\/drop\/\d+$/)],
      'page.created': ['My process', '/pages/my-process'],
      'discount.created': ['SPRING', null],
      'piece.edited': [expect.stringContaining(', '), `/merch/${pin}`],
      'staff.role-changed': ['Theo', undefined],
    })
  })

  it('has words for everything that an action changes', async () => {
    const document = await bodyOf<ApiDocument>(api.owner.get('/api/openapi.json'))
    const changed = routesOf(document).filter(
      ({ audit, path, operation }) =>
        audit && (path.includes('{') || '201' in (operation.responses ?? {})),
    )
    const kinds = new Set(changed.map(({ path }) => path.split('/')[2] ?? ''))
    expect([...kinds].filter((kind) => !(kind in auditTargets))).toEqual([])
  })

  it('offers older entries only if there are any', async () => {
    const record = { actor: null, action: 'sign-in.failed' as const, target: null }
    const offers = async () => (await section.load(api.shop, request)).more
    for (let i = 0; i < 100; i += 1) await api.shop.identity.recordAudit(record)
    expect(await offers()).toBe(false)
    await api.shop.identity.recordAudit(record)
    expect(await offers()).toBe(true)
  })
})
