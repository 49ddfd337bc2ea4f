import {
  createRequestHandler,
  data,
  type LoaderFunctionArgs,
  RouterContextProvider,
  redirect,
  type ServerBuild,
} from 'react-router'
import { expect, it } from 'vitest'
import { createDirectPages } from './direct-pages.ts'
import { loaderText } from './loader-text.ts'

const page = () => null
let asked: string[] = []

async function piece({ params, url, pattern }: LoaderFunctionArgs) {
  asked.push(`${url}`)
  if (params.id === '0') throw data(null, { status: 404 })
  if (params.id === '1') return data({ gone: true }, { status: 410 })
  if (params.id === '2') throw redirect('/')
  if (params.id === '3') throw new Error('no database')
  return { params, pattern, address: url.href }
}

const routes = {
  root: { id: 'root', path: '', module: { default: page, loader: () => ({ studio: 'Heron' }) } },
  frame: { id: 'frame', parentId: 'root', module: { default: page, handle: 'frame' } },
  piece: {
    id: 'piece',
    parentId: 'frame',
    path: 'image/:id',
    module: { default: page, loader: piece },
  },
  staff: {
    id: 'staff',
    parentId: 'root',
    path: 'admin',
    module: { default: page, middleware: [() => redirect('/')] },
  },
}

/** Answers what a page is rendered from. */
const entry: ServerBuild['entry']['module'] = {
  default: (_, status, headers, context) => {
    const { location, matches, loaderData, errors } = context.staticHandlerContext
    const { mask: _mask, ...at } = location
    const shown = matches.map(({ route: { id, handle }, params, pathname }) => [
      ...[id, handle, params, pathname],
    ])
    const failed = errors && Object.keys(errors)
    const { manifest, serverHandoffString, routeModules } = context
    const answers = failed ? null : loaderText(loaderData)
    const facts = { at, shown, loaderData, answers, failed, manifest, serverHandoffString }
    const modules = Object.keys(routeModules)
    return new Response(JSON.stringify({ ...facts, modules }), { status, headers })
  },
  handleError: () => {},
}

const build = {
  entry: { module: entry },
  routes,
  assets: { entry: { module: '/a.js', imports: [] }, routes: {}, url: '/m.js', version: '1' },
  basename: '/',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
} as unknown as ServerBuild

async function ask(address: string) {
  const request = new Request(`http://shop.example${address}`)
  const context = new RouterContextProvider()
  const direct = createDirectPages(build)
  asked = []
  const made = await direct.render(request, new URL(request.url), context)
  const answer = made ?? (await createRequestHandler(direct.build)(request, context))
  return { isDirect: made !== null, times: asked.length, answer }
}

it.each(['/image/7', '/image/7?problem=a%20b', '/image/7?q=%F0%9F%AA%B6&n=+'])(
  'a page is rendered from what the framework would render it from: %s',
  async (address) => {
    const { isDirect, times, answer } = await ask(address)
    expect({ isDirect, times }).toEqual({ isDirect: true, times: 1 })
    const theirs = await createRequestHandler(build)(new Request(`http://shop.example${address}`))
    expect(await answer.json()).toEqual(await theirs.json())
    expect(asked).toEqual([asked[0], asked[0]])
  },
)

it.each([
  ['/image/0', 404],
  ['/image/1', 410],
  ['/image/2', 302],
  ['/image/3', 500],
])(
  'what is no page that is there is the framework’s answer, and asked for once: %s',
  async (address, status) => {
    const { isDirect, times, answer } = await ask(address)
    expect({ isDirect, times, status: answer.status }).toEqual({
      isDirect: false,
      times: 1,
      status,
    })
  },
)

it.each(['/admin', '/none', '/image/7?index', '/image/7?_routes=piece'])(
  'the framework alone answers %s',
  async (address) => {
    const { isDirect, times } = await ask(address)
    expect(isDirect).toBe(false)
    expect(times).toBeLessThanOrEqual(1)
  },
)
