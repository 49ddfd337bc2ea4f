import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { basename, extname, join, relative, sep } from 'node:path'
import { chooseEncoding, type Encoding, encodings } from './encoding.ts'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
}

interface Asset {
  bodies: Partial<Record<Encoding, Buffer>>
  head: Record<string, string>
  tag: string
}

export type Assets = ReturnType<typeof loadAssets>

/** Names under /assets/ carry a digest of their content, so that browsers keep them for ever. */
export function loadAssets(folder: string) {
  const assets = new Map<string, Asset>()
  for (const file of filesUnder(folder)) {
    const type = types[extname(file)]
    if (type) assets.set(`/${relative(folder, file).split(sep).join('/')}`, load(file, type))
  }

  return function serveAsset(
    path: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): boolean {
    const asset = assets.get(path)
    if (!asset) return false
    const cache = path.startsWith('/assets/')
      ? 'public, max-age=31536000, immutable'
      : 'max-age=3600'
    if (request.headers['if-none-match'] === asset.tag) {
      response.writeHead(304, { etag: asset.tag, 'cache-control': cache }).end()
      return true
    }
    const wanted = chooseEncoding(request.headers['accept-encoding'])
    const encoding = asset.bodies[wanted] ? wanted : 'identity'
    const body = asset.bodies[encoding] as Buffer
    response.writeHead(200, {
      ...asset.head,
      'cache-control': cache,
      'content-length': String(body.length),
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    })
    response.end(request.method === 'HEAD' ? undefined : body)
    return true
  }
}

function load(file: string, type: string): Asset {
  const identity = readFileSync(file)
  const bodies: Asset['bodies'] = { identity }
  const suffixes: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' }
  for (const encoding of encodings) {
    if (existsSync(file + suffixes[encoding])) {
      bodies[encoding] = readFileSync(file + suffixes[encoding])
    }
  }
  const tag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  const head = {
    'content-type': type,
    vary: 'Accept-Encoding',
    etag: tag,
    // A worker obeys the policy of its own file.
    ...(basename(file) === 'worker.js' && {
      'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    }),
  }
  return { bodies, head, tag }
}

function filesUnder(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}
