import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ownPath } from '#platform/addresses/own-path.ts'
import { sellPieces } from '#testing/fixtures/orders/orders.ts'
import { openStockedApi } from '#testing/harness/api.ts'
import { bodyOf } from '#testing/harness/api-client.ts'
import { each } from '#testing/harness/each.ts'
import { failedFormTarget, prepare } from './forms.ts'

interface Line {
  id: number
  quantity: number
}

describe('a page without JavaScript', () => {
  const api = each(openStockedApi)
  const shopper = each(() => api.client())

  const where = (answer: Response) => [answer.status, answer.headers.get('Location')]
  const lines = async (kind: string) => {
    const { cartId } = await bodyOf<{ cartId: string }>(shopper.get('/api/session'))
    return bodyOf<Line[]>(shopper.get(`/api/cart-${kind}/id/${cartId}`))
  }
  const addPrint = { printId: '1', size: '10x10', quantity: '2', from: '/image/1' }

  it('returns to the page whose link to a paper failed, and answers a program in JSON', async () => {
    const asked = (site: string) => ({
      'Sec-Fetch-Dest': 'document',
      'Sec-Fetch-Site': site,
      Host: 'localhost',
      Referer: 'http://localhost/admin?at=orders&show=to-ship',
    })
    const path = '/api/orders/packing-slips/pdf'
    const failed = await shopper.send('GET', path, undefined, asked('same-origin'))
    expect(where(failed)).toEqual([303, '/admin?at=orders&show=to-ship&problem=no_session'])
    const typed = await shopper.send('GET', path, undefined, asked('none'))
    expect(typed.status).toBe(401)
  })

  it('puts a piece into a cart, and makes guest and cart for it', async () => {
    const answer = await shopper.form('/api/cart-prints/create', addPrint)
    expect(where(answer)).toEqual([303, '/cart'])
    expect(await answer.text()).toBe('')
    expect(await lines('prints')).toMatchObject([{ printId: 1, size: '10x10', quantity: 2 }])
  })

  it('changes and removes a line through _method', async () => {
    await shopper.form('/api/cart-prints/create', addPrint)
    const [line] = await lines('prints')
    const changed = await shopper.form(`/api/cart-prints/update-quantity/id/${line?.id}`, {
      _method: 'PUT',
      quantity: '3',
    })
    expect(where(changed)).toEqual([303, '/cart'])
    expect(await lines('prints')).toMatchObject([{ quantity: 3 }])
    const removed = await shopper.form(`/api/cart-prints/delete/id/${line?.id}`, {
      _method: 'DELETE',
    })
    expect(where(removed)).toEqual([303, '/cart'])
    expect(await lines('prints')).toEqual([])
  })

  it('returns to the piece with the problem when it can’t be added', async () => {
    await shopper.form('/api/cart-prints/create', addPrint)
    const again = await shopper.form('/api/cart-prints/create', addPrint)
    expect(where(again)).toEqual([303, '/image/1?problem=duplicate'])
    const noSize = await shopper.form('/api/cart-prints/create', {
      printId: '1',
      size: '',
      quantity: '1',
      from: '/image/1?size=10x10',
    })
    expect(where(noSize)).toEqual([303, '/image/1?size=10x10&problem=bad_input'])
  })

  it('returns to the cart with a notice when a line can’t be changed', async () => {
    await shopper.form('/api/cart-merch/create', { merchId: '1', quantity: '2' })
    const [line] = await lines('merch')
    const path = `/api/cart-merch/update-quantity/id/${line?.id}`
    const answer = await shopper.form(path, { _method: 'PUT', quantity: '6', from: '/cart' })
    expect(where(answer)).toEqual([303, '/cart?notice=changed'])
    expect(await lines('merch')).toMatchObject([{ quantity: 2 }])
  })

  it('makes no guest for an invalid form', async () => {
    const answer = await shopper.form('/api/cart-prints/create', { quantity: 'two' })
    expect(where(answer)).toEqual([303, '/cart?notice=bad_input'])
    expect(shopper.cookies.size).toBe(0)
    expect(await api.shop.db.read.selectFrom('users').selectAll().execute()).toEqual([])
  })

  it('keeps its guest when the piece was just sold', async () => {
    await sellPieces(api.shop.db, 'clothing', 1)
    const answer = await shopper.form('/api/cart-clothing/create', { clothingId: '1' })
    expect(where(answer)).toEqual([303, '/cart?notice=sold_out'])
    expect(shopper.cookies.has('atelier_session')).toBe(true)
  })

  it('sends multipart as well as urlencoded', async () => {
    const form = new FormData()
    form.set('merchId', '2')
    form.set('quantity', '1')
    const boundary = new Response(form)
    const body = new Uint8Array(await boundary.clone().arrayBuffer())
    const headers = { 'Content-Type': boundary.headers.get('Content-Type') ?? '' }
    const answer = await shopper.send('POST', '/api/cart-merch/create', body, headers)
    expect(where(answer)).toEqual([303, '/cart'])
    expect(await lines('merch')).toMatchObject([{ merchId: 2 }])
  })

  it('finds the page to return to in the Referer when the form doesn’t name it', async () => {
    const fields = { merchId: '4711', quantity: '1' }
    const path = '/api/cart-merch/create'
    const own = await shopper.form(path, fields, 'http://localhost/merch/2?problem=sold')
    expect(where(own)).toEqual([303, '/merch/2?problem=not_found'])
    const foreign = await shopper.form(path, fields, 'https://elsewhere.example/merch/2')
    expect(where(foreign)).toEqual([303, '/cart?notice=not_found'])
  })

  it('shows a page, not JSON, when the body is too large', async () => {
    const answer = await shopper.form('/api/cart-merch/create', { merchId: 'x'.repeat(70_000) })
    expect(where(answer)).toEqual([303, '/cart?notice=too_large'])
  })

  it('signs in, moves the sign-in path, and signs out', async () => {
    await api.shop.identity.ensureOwner({ email: 'owner@example.com', password: 'a long password' })
    const login = { email: 'owner@example.com', password: 'wrong', from: '/quiet-door-7f3a' }
    expect(where(await shopper.form('/api/users/login', login))).toEqual([
      303,
      '/quiet-door-7f3a?problem=no_session',
    ])
    const right = { ...login, password: 'a long password' }
    expect(where(await shopper.form('/api/users/login', right))).toEqual([303, '/admin'])
    const room = '/admin?at=account'
    const move = (path: string) =>
      shopper.form('/api/sign-in-path', { _method: 'PUT', path, from: room })
    expect(where(await move('no way in'))).toEqual([303, `${room}&problem=bad_input`])
    expect(where(await move('/a-quieter-door'))).toEqual([303, room])
    expect(await api.shop.settings.signInAddress(undefined)).toMatchObject({
      path: '/a-quieter-door',
    })
    expect(where(await shopper.form('/api/users/logout', {}))).toEqual([303, '/'])
  })
})

describe('a form’s fields', () => {
  it('takes the last value of a name and every value of a list, each read once', async () => {
    const many = 40_000
    const { request } = await prepare(
      new Request('http://localhost/api/payments/demo/events', {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: `${'a[]=&'.repeat(many)}b=1&b=2`,
      }),
      async () => {},
    )
    expect(await request.json()).toEqual({ a: '\n'.repeat(many - 1), b: '2' })
  })
})

describe('the return from a form', () => {
  it.each([
    ['/image/1', '/image/1'],
    ['/image/1?size=10x10&problem=held', '/image/1?size=10x10'],
    ['//elsewhere.example', null],
    ['/\\elsewhere.example', null],
    ['/\t/elsewhere.example', null],
    ['https://elsewhere.example/', null],
    ['javascript:alert(1)', null],
    ['/x/..//elsewhere.example', null],
    ['/api/session', null],
    ['', null],
    [null, null],
  ])('leads from %j to %j', (value, path) => {
    expect(ownPath(value)).toBe(path)
  })

  it('never leaves the site, whatever a form says', () => {
    const nasty = fc.array(
      fc.constantFrom('/', '\\', '.', '..', '@', ':', '?', '#', '\t', '\n', '%2f', 'evil.example'),
    )
    const texts = fc.oneof(
      fc.string(),
      nasty.map((parts) => `/${parts.join('')}`),
    )
    fc.assert(
      fc.property(
        texts,
        fc.constantFrom('/api/users/login', '/api/cart-prints/create'),
        (from, to) => {
          const target = failedFormTarget(to, { from: ownPath(from) }, 'sold_out')
          const url = new URL(target, 'https://atelier.example')
          expect(url.origin).toBe('https://atelier.example')
          expect(/[\r\n\t]/.test(target)).toBe(false)
        },
      ),
    )
  })
})
