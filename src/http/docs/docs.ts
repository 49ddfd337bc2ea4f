import { createHash } from 'node:crypto'
import type { Api, ApiContext } from '#http/api.ts'
import { docsPage } from './docs-page.ts'
import type { ApiDocument } from './docs-schema.ts'
import { docsStyle } from './docs-style.ts'

const description = [
  'Everything that a client of the studio’s shop can ask for: what its pages use, no less.',
  'Bodies are JSON. The same addresses take a plain HTML form, which is answered by a redirect (303) to a page; a hidden field _method with PUT or DELETE reaches those methods.',
  'Money is a decimal in the shop’s currency. Times are epoch milliseconds. An absent value is null.',
].join('\n\n')

/** A write takes either proof of a session; much can be read without one. */
const security: Record<string, string[]>[] = [{ cookie: [] }, { bearer: [] }, {}]

const styleHash = createHash('sha256').update(docsStyle).digest('base64')
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

export function createDocument(api: Api, publicUrl: string): ApiDocument {
  api.openAPIRegistry.registerComponent('securitySchemes', 'cookie', {
    type: 'apiKey',
    in: 'cookie',
    name: 'atelier_session',
    description:
      'For browsers; over TLS it is called __Host-atelier_session. Writes must come from the shop’s own pages.',
  })
  api.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    description: 'For other clients: the token that making a guest or signing in answers.',
  })
  const document = api.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Atelier',
      version: '1',
      description,
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    },
    servers: [{ url: publicUrl }],
    security,
  })
  return JSON.parse(JSON.stringify(document)) as ApiDocument
}

export function docsRoutes(api: Api): void {
  let document: ApiDocument | undefined
  const read = (c: ApiContext): ApiDocument => {
    document ??= createDocument(api, '')
    const url = c.get('shop').settings.storeSettings.current().publicUrl
    return { ...document, servers: [{ url }] } as ApiDocument
  }
  api.get('/api/openapi.json', (c) => c.json(read(c), 200, { 'Cache-Control': 'no-cache' }))
  api.get('/api/docs', async (c) =>
    c.html(await docsPage(read(c)), 200, {
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': policy,
    }),
  )
}
