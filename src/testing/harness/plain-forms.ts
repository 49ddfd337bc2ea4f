import { type ComponentProps, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { readingFor } from '#http/read-call.ts'
import type { StaffRole } from '#shop/people/staff/staff-role.ts'
import { stockShelf } from '#testing/fixtures/catalogue/shelf.ts'
import { loadScreen } from '#web/admin/load-screen.server.ts'
import { screenOf } from '#web/admin/screens.ts'
import { locationOf } from '#web/admin/sections.server.ts'
import { SignInAgain } from '#web/admin/sign-in-again.tsx'
import { StaffRoleContext } from '#web/admin/staff-role.ts'
import { answerPlainForm, drawing } from '#web/form/plain/answer-plain-form.server.tsx'
import type { PlainRefusal, Shown } from '#web/form/plain/plain-post.ts'
import { VisitorProvider } from '#web/ui/hooks/visitor.tsx'
import { openOwnerApi } from './api.ts'
import type { ApiClient } from './api-client.ts'

interface Answered extends Partial<PlainRefusal> {
  status: number | undefined
  location?: string | null
}

type Sent = Readonly<Record<string, string | false>>

const asText = (html: string) => html.replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** The forms of the admin, as a browser without scripts shows and sends them. */
export async function openPlainForms() {
  const api = await openOwnerApi()
  await stockShelf(api.shop)

  async function screenAt(at: string, role: StaffRole = 'owner', client = api.owner) {
    const search = new URLSearchParams(`at=${at}`)
    const location = locationOf(search, role)
    const shown = location && screenOf(location)
    if (!location || !shown) throw new Error(`The admin has no screen at ${at}.`)
    const [token = ''] = client.cookies.values()
    const visitor = await api.shop.identity.visitor(token)
    const request = { search, userId: visitor?.userId ?? '', role }
    const read = readingFor(api.shop, visitor)
    const loaded = await loadScreen(api.shop, location, { ...request, read })
    const data = loaded.screen === 'section' ? loaded.data : { data: loaded }
    const work = createElement(StaffRoleContext, { value: role }, createElement(shown, data))
    const props = { email: '' } as ComponentProps<typeof SignInAgain>
    return createElement(VisitorProvider, null, createElement(SignInAgain, props, work))
  }

  const addressOf = (at: string) => `http://localhost/admin?at=${at}`

  /** As `formsAt` read it. */
  const read = new Map<string, Awaited<ReturnType<typeof screenAt>>>()

  async function draw(at: string, form: string, shown: Shown | null = null) {
    return drawing(addressOf(at), form, read.get(at) ?? (await screenAt(at)))(shown)
  }

  return {
    ...api,
    draw,
    /** Of a dialog's address the dialog's own. `dialogs`: names. `actions`: of buttons that act. */
    async pageAt(at: string, ...account: [role?: StaffRole, client?: ApiClient]) {
      const screen = await screenAt(at, ...account)
      read.set(at, screen)
      const { query, dataRoutes } = createStaticHandler([{ path: '*', element: screen }])
      const context = await query(new Request(addressOf(at)))
      if (context instanceof Response) throw context
      const router = createStaticRouter(dataRoutes, context)
      const page = renderToStaticMarkup(
        createElement(StaticRouterProvider, { router, context, hydrate: false }),
      ).replaceAll(/<dialog[^>]*><\/dialog>/g, '')
      const [html] = /<dialog[^>]*data-plain.*?<\/dialog>/s.exec(page) ?? [page]
      const buttons = [...html.matchAll(/<button\b[^>]*>/g)].map(([tag]) => tag)
      const valuesOf = (name: string) =>
        buttons
          .filter((tag) => tag.includes(` name="${name}"`))
          .map((tag) => asText(/ value="([^"]*)"/.exec(tag)?.[1] ?? ''))
      const forms = [...html.matchAll(/<form [^>]*>.*?<\/form>/gs)].flatMap(([form]) => {
        const name = /type="hidden" name="_form" value="([^"]*)"/.exec(form)?.[1]
        return name === undefined ? [] : [{ name, html: form }]
      })
      return { html, forms, dialogs: valuesOf('do'), actions: valuesOf('_form') }
    },
    /** Everything as it is shown, but for `typed`; false: what was ticked isn't. */
    async send(
      at: string,
      form: string,
      typed: Sent = {},
      { shown = null, ...headers }: { shown?: Shown | null; Cookie?: string; Origin?: string } = {},
    ): Promise<Answered> {
      const { inputs } = await draw(at, form, shown)
      const body = new FormData()
      body.set('_form', form)
      body.set('_shown', JSON.stringify(shown))
      for (const input of inputs) {
        if (typeof input.shown === 'string' && !input.part) body.set(input.name, input.shown)
        else if (input.shown === true) body.set(input.name, 'on')
      }
      for (const [name, text] of Object.entries(typed)) {
        if (text === false) body.delete(name)
        else body.set(name, text)
      }
      const cookies = [...api.owner.cookies].map(([key, value]) => `${key}=${value}`).join('; ')
      const sent = { Cookie: cookies, Origin: 'http://localhost', ...headers }
      const request = new Request(addressOf(at), { method: 'POST', body, headers: sent })
      const fetch = (call: Request) => api.app.fetch(call, {})
      const answer = await answerPlainForm(request, fetch, await screenAt(at))
      if (answer instanceof Response) {
        return { status: answer.status, location: answer.headers.get('Location') }
      }
      return { status: answer.init?.status, ...answer.data }
    },
  }
}
