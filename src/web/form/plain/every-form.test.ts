import { type ComponentProps, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { readingFor } from '#http/read-call.ts'
import { stockShelf } from '#testing/fixtures/catalogue/shelf.ts'
import { openOwnerApi } from '#testing/harness/api.ts'
import { each } from '#testing/harness/each.ts'
import { loadScreen } from '#web/admin/load-screen.server.ts'
import { screenOf } from '#web/admin/screens.ts'
import { locationOf, menuFor } from '#web/admin/sections.server.ts'
import { SignInAgain } from '#web/admin/sign-in-again.tsx'
import { StaffRoleContext } from '#web/admin/staff-role.ts'
import { VisitorProvider } from '#web/ui/hooks/visitor.tsx'
import { answerPlainForm, drawing } from './answer-plain-form.server.tsx'

const sections = menuFor('owner', ['demo'])
  .flatMap(({ entries }) => entries)
  .map(({ name }) => name.replace('/', '&id='))
const screens = [
  ...sections.filter((name) => !/^(orders|edit-|delete-|hot-|help)/.test(name)),
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
  '/api/prints/create': 'name',
  '/api/clothing/create': 'printName',
  '/api/merch/create': 'printName',
  '/api/hero/create': 'name',
  '/api/collections/create': 'title',
  '/api/own-pages/create': 'title',
}

/** Inputs that only help to fill the form in: it is sent without them. */
const helpers = /type="(?:hidden|search|color|file)"|hidden=""/

describe('the forms of the admin, without scripts', () => {
  const api = each(async () => {
    const opened = await openOwnerApi()
    await stockShelf(opened.shop)
    return opened
  })
  const sent = new Set<string>()

  async function screenAt(at: string) {
    const search = new URLSearchParams(`at=${at}`)
    const location = locationOf(search, 'owner')
    const shown = location && screenOf(location)
    if (!location || !shown) throw new Error(`The admin has no screen at ${at}.`)
    const [token = ''] = api.owner.cookies.values()
    const visitor = await api.shop.identity.visitor(token)
    const request = { search, userId: visitor?.userId ?? '', role: 'owner' as const }
    const read = readingFor(api.shop, visitor)
    const loaded = await loadScreen(api.shop, location, { ...request, read })
    const data = loaded.screen === 'section' ? loaded.data : { data: loaded }
    const work = createElement(StaffRoleContext, { value: 'owner' }, createElement(shown, data))
    const props = { email: '' } as ComponentProps<typeof SignInAgain>
    return createElement(VisitorProvider, null, createElement(SignInAgain, props, work))
  }

  async function formsOf(at: string) {
    const screen = await screenAt(at)
    const { query, dataRoutes } = createStaticHandler([{ path: '*', element: screen }])
    const context = await query(new Request(`http://localhost/admin?at=${at}`))
    if (context instanceof Response) throw context
    const router = createStaticRouter(dataRoutes, context)
    const html = renderToStaticMarkup(
      createElement(StaticRouterProvider, { router, context, hydrate: false }),
    )
    return [...html.matchAll(/<form [^>]*>.*?<\/form>/gs)].flatMap(([form]) => {
      const name = /name="_form" value="([^"]*)"/.exec(form)?.[1]
      return name === undefined ? [] : [{ name, html: form, screen }]
    })
  }

  it.each(screens)('are sent as they are from %s', async (at) => {
    const forms = await formsOf(at)
    const names = forms.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const { name, html, screen } of forms) {
      const address = `http://localhost/admin?at=${at}`
      const { inputs } = await drawing(address, name, screen)(null)
      const taken = new Set(inputs.map((input) => input.name))
      const drawn = [...html.matchAll(/<(?:input|select|textarea)\b[^>]*>/g)]
        .map(([tag]) => tag)
        .filter((tag) => !helpers.test(tag))
      const lost = drawn.filter((tag) => !taken.has(/ name="([^"]*)"/.exec(tag)?.[1] ?? ''))
      expect(lost, `${at}: ${name}`).toEqual([])

      const body = new FormData()
      body.set('_form', name)
      for (const input of inputs) {
        if (typeof input.shown === 'string' && !input.part) body.set(input.name, input.shown)
        else if (input.shown === true) body.set(input.name, 'on')
      }
      const headers = {
        Cookie: [...api.owner.cookies].map(([key, value]) => `${key}=${value}`).join('; '),
        Origin: 'http://localhost',
      }
      const request = new Request(address, { method: 'POST', body, headers })
      const answer = await answerPlainForm(request, (call) => api.app.fetch(call, {}), screen)
      const isSaved = answer instanceof Response
      const found = isSaved ? answer.headers.get('Location') : answer.data.problems[0]?.field
      expect([name, found]).toEqual([
        name,
        missed[name] ?? expect.stringContaining(`saved=${encodeURIComponent(name)}`),
      ])
      if (!isSaved) expect(inputs.map((input) => input.name)).toContain(found)
      sent.add(name)
    }
  })

  it('are many', () => {
    expect(sent.size).toBeGreaterThan(28)
    expect(Object.keys(missed).filter((name) => !sent.has(name))).toEqual([])
  })
})
