import type { IncomingMessage, ServerResponse } from 'node:http'
import sirv from 'sirv'

export type Assets = ReturnType<typeof loadAssets>

/** Answers false for an address that is no file. No ETag: a release's files all have one time. */
export function loadAssets(folder: string) {
  const serve = sirv(folder, { brotli: true, gzip: true, setHeaders })
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    let isFile = true
    serve(request, response, () => {
      isFile = false
    })
    return isFile
  }
}

function setHeaders(response: ServerResponse, path: string): void {
  // Names under /assets/ carry a digest of their content.
  const isNamed = path.startsWith('/assets/')
  response.setHeader(
    'Cache-Control',
    isNamed ? 'public, max-age=31536000, immutable' : 'max-age=3600',
  )
  // A worker obeys the policy of its own file.
  if (path === '/worker.js') {
    const policy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"
    response.setHeader('Content-Security-Policy', policy)
  }
}
