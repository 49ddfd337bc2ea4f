import {
  createContext,
  type EntryContext,
  matchRoutes,
  type RouteObject,
  type RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import { asScript } from './loader-data.ts'

type Routes = ServerBuild['routes']
type Matches = EntryContext['staticHandlerContext']['matches']
type Answers = Map<string, Promise<unknown>>

/** What a page's loaders were asked. In the page's context: a WeakMap would keep it past the young generation. */
const askedContext = createContext<Answers | null>(null)

/** Paths whose routes are remembered. */
const mostPaths = 500

/**
 * Renders pages past the framework's request handler, which matches an address three times, gives each loader
 * a request and signals of its own, and sends the answers through a stream. What isn't a page that is
 * there (a failure, a status, middleware) is the framework's, with the `build` that is returned: its
 * loaders aren't asked what they were asked here.
 */
export function createDirectPages(given: ServerBuild) {
  const { assets: manifest, entry, basename = '/', future, routeDiscovery, ssr } = given
  const tree = treeOf(given.routes)
  const match = (to: Parameters<typeof matchRoutes>[1]) => matchRoutes(tree, to) as Matches | null
  const known = new Map<string, Matches | null>()
  const routeModules = Object.fromEntries(all(given.routes).map(({ id, module }) => [id, module]))
  const common = { manifest, routeModules, future, ssr, routeDiscovery, isSpaMode: false } as const
  const handoff = { basename, future, routeDiscovery, ssr, isSpaMode: false }
  const serverHandoffString = asScript(handoff)

  /** The routes at a path, where a page is all that comes of them. */
  function routesAt(path: string): Matches | null {
    const before = known.get(path)
    if (before !== undefined) return before
    const matches = match(path)
    const modules = matches?.map(({ route }) => given.routes[route.id]?.module)
    const found = modules?.every((each) => !each?.middleware && !each?.headers) ? matches : null
    known.set(path, found)
    if (known.size > mostPaths) known.delete(known.keys().next().value ?? '')
    return found
  }

  async function load(
    matches: Matches,
    args: { request: Request; url: URL; context: RouterContextProvider },
  ): Promise<Record<string, unknown>> {
    const pattern = matches.flatMap(({ route }) => route.path || []).join('/') || '/'
    const answers: Answers = new Map()
    args.context.set(askedContext, answers)
    for (const { route, params } of matches) {
      const loader = given.routes[route.id]?.module.loader
      const ask = async () => loader?.({ ...args, params, pattern })
      if (loader) answers.set(route.id, ask())
    }
    const made = await Promise.all(answers.values())
    return Object.fromEntries([...answers.keys()].map((id, at) => [id, made[at]]))
  }

  return {
    build: { ...given, routes: withAnswers(given.routes) },

    /** Has `entry.server` render the page at an address; null: the framework has to answer. */
    async render(
      request: Request,
      url: URL,
      context: RouterContextProvider,
    ): Promise<Response | null> {
      const matches = routesAt(url.pathname)
      if (!matches || url.searchParams.has('index') || url.searchParams.has('_routes')) return null
      url.search = url.searchParams.toString()
      const { pathname, search } = url
      try {
        const staticHandlerContext: EntryContext['staticHandlerContext'] = {
          basename,
          location: { pathname, search, hash: '', state: null, key: 'default' },
          matches,
          loaderData: await load(matches, { request, url, context }),
          actionData: null,
          errors: null,
          statusCode: 200,
          loaderHeaders: {},
          actionHeaders: {},
          _match: match,
        }
        const page = { branches: [], serverHandoffString, renderMeta: {}, staticHandlerContext }
        const entryContext = { ...common, ...page }
        const answer = await entry.module.default(
          request,
          200,
          new Headers(),
          entryContext,
          context,
        )
        // The router's getters stay longer than the page (web/preact/server.ts), and know it by this.
        staticHandlerContext.loaderData = {}
        return answer
      } catch {
        return null
      }
    },
  }
}

const all = (routes: Routes) => Object.values(routes).filter((route) => route !== undefined)

/** The routes as the router matches them. */
function treeOf(routes: Routes, parent?: string): RouteObject[] {
  return all(routes)
    .filter(({ parentId }) => parentId === parent)
    .map(({ id, path, index, caseSensitive, module: { handle } }) =>
      index
        ? { id, path, index, caseSensitive, handle }
        : { id, path, caseSensitive, handle, children: treeOf(routes, id) },
    )
}

/** The routes with loaders that answer what they have answered. */
function withAnswers(routes: Routes): Routes {
  const answering = all(routes).map((route): [string, typeof route] => {
    const { loader } = route.module
    if (!loader) return [route.id, route]
    const again: typeof loader = (args) =>
      args.context.get(askedContext)?.get(route.id) ?? loader(args)
    return [route.id, { ...route, module: { ...route.module, loader: again } }]
  })
  return Object.fromEntries(answering)
}
