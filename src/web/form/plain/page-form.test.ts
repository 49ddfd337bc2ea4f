import { type ActionFunctionArgs, RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { openOwnerApi, ownerLogin } from '#testing/harness/api.ts'
import { each } from '#testing/harness/each.ts'
import { apiContext } from '#web/shop-context.ts'
import { answerPageForm } from './answer-page-form.server.ts'

type Typed = Readonly<Record<string, string>>

const contact = { name: 'Robin', email: 'robin@example.com', subject: 'Moths', message: 'A\r\nB' }
const withdrawal = { name: 'Robin', orderNumber: '12', email: 'robin@example.com', pieces: 'All' }
const signup = { name: 'Robin', email: 'robin@example.com', invitation: 'x'.repeat(43) }

const subscription = { kind: 'prints', productId: '1', size: '' }

/** Each with one field that its call refuses. */
const refused: readonly [page: string, to: string, typed: Typed, field: string | undefined][] = [
  ['/contact', '/api/mail/contact', { ...contact, email: 'robin@example' }, 'email'],
  ['/withdrawal', '/api/withdrawals', { ...withdrawal, email: 'robin@example' }, 'email'],
  ['/waiting', '/api/waiting', { ...subscription, email: 'robin@example' }, 'email'],
  ['/signup', '/api/users/create', { ...signup, email: 'robin@example' }, 'email'],
  ['/quiet-door-7f3a', '/api/users/login', { email: ownerLogin.email }, 'password'],
  ['/cart', '/api/cart/present', { _method: 'PUT', note: 'x'.repeat(2000) }, 'note'],
  [`/carts/x`, `/api/cart/link/${'x'.repeat(43)}/mail`, { email: 'robin@example' }, 'email'],
]

describe('a form of a public page, without scripts', () => {
  const api = each(openOwnerApi)

  async function send(page: string, to: string, typed: Typed, headers: object = {}) {
    const body = new URLSearchParams({ ...typed, _to: to })
    const [[name, value] = []] = [...api.guest.cookies]
    const own = { Cookie: `${name}=${value}`, Origin: 'http://localhost:3000' }
    const request = new Request(`http://localhost:3000${page}`, {
      method: 'POST',
      body,
      headers: { ...own, ...headers },
    })
    const context = new RouterContextProvider()
    context.set(apiContext, (call) => api.app.fetch(call, {}))
    return answerPageForm({ request, context } as unknown as ActionFunctionArgs)
  }

  it.each(refused)(
    'of %s returns with its problem and what was typed',
    async (page, to, typed, field) => {
      const answer = await send(page, to, typed)
      if (answer instanceof Response) throw new Error(`answered ${answer.status}`)
      expect(answer.init?.status).toBe(422)
      expect(answer.data).toMatchObject({ to, field, message: expect.any(String) })
      expect(Object.fromEntries(new URLSearchParams(answer.data.typed))).toEqual(typed)
    },
  )

  it('beyond a limit returns with 429', async () => {
    const answer = await send('/contact', '/api/mail/contact', { ...contact, took: '1' })
    if (answer instanceof Response) throw new Error(`answered ${answer.status}`)
    expect(answer.init).toEqual({ status: 429 })
    expect(answer.data).toMatchObject({ code: 'too_many', message: expect.any(String) })
  })

  it('never returns a password', async () => {
    const answer = await send('/quiet-door-7f3a', '/api/users/login', {
      ...ownerLogin,
      password: 'another pass phrase',
    })
    expect(answer).toMatchObject({
      data: {
        code: 'no_session',
        typed: new URLSearchParams({ email: ownerLogin.email }).toString(),
      },
    })
  })

  it('leads on when it is done, with the session that it began', async () => {
    const sent = await send('/contact', '/api/mail/contact', contact)
    if (!(sent instanceof Response)) throw new Error(sent.data.message)
    expect([sent.status, sent.headers.get('Location')]).toEqual([303, '/contact?sent=1'])
    const signedIn = await send('/quiet-door-7f3a', '/api/users/login', ownerLogin)
    if (!(signedIn instanceof Response)) throw new Error(signedIn.data.message)
    expect(signedIn.headers.getSetCookie().join()).toContain('atelier_session=')
  })

  it('is refused from another site, and leads to calls only', async () => {
    const elsewhere = { Origin: 'https://elsewhere.example' }
    const answer = await send('/contact', '/api/mail/contact', contact, elsewhere)
    expect(answer).toMatchObject({ data: { code: 'forbidden' } })
    for (const to of [
      '',
      '/contact',
      '//elsewhere.example/api/x',
      'https://elsewhere.example/api/x',
    ]) {
      await expect(send('/contact', to, contact)).rejects.toMatchObject({ init: { status: 400 } })
    }
  })
})
