import { readdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, relative, sep } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'

export type Assets = ReturnType<typeof loadAssets>

/** Answers false for an address that is no file. No ETag: a release's files all have one time. */
export function loadAssets(folder: string) {
  const paths = new Set(pathsUnder(folder))
  const app = new Hono()
  app.use(serveStatic({ root: folder, precompressed: true, onFound: setHeaders }))
  const listen = getRequestListener(app.fetch)
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const isFile = paths.has((request.url ?? '/').split('?', 1)[0] ?? '')
    if (isFile) void listen(request, response)
    return isFile
  }
}

function pathsUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file) => `/${relative(folder, file).split(sep).join('/')}`)
}

function setHeaders(_file: string, c: Context): void {
  // Names under /assets/ carry a digest of their content.
  const isNamed = c.req.path.startsWith('/assets/')
  c.header('Cache-Control', isNamed ? 'public, max-age=31536000, immutable' : 'max-age=3600')
  // A worker obeys the policy of its own file.
  if (c.req.path === '/worker.js') {
    const policy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"
    c.header('Content-Security-Policy', policy)
  }
}
