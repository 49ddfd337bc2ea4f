import { hash } from 'node:crypto'
import { reloadOnReturn } from '#shop/audience/closures/pages/layout.ts'

export interface SecurityOptions {
  formOrigins: readonly string[]
  pictureOrigins: readonly string[]
  /** The shop's own pages may show this page in a frame, to preview a theme. */
  framed?: boolean
  /** Vite's development client needs inline scripts and styles, and a socket. */
  development: boolean
}

export const cspHash = (script: string) => `'sha256-${hash('sha256', script, 'base64')}'`

export interface StrippedPage {
  html: string
  scripts: readonly string[]
}

/** Only the framework's own inline scripts carry the nonce; an injected script carries none. */
export function stripNonce(html: string, nonce: string): StrippedPage {
  const parts = html.split(` nonce="${nonce}"`)
  const scripts = new Set<string>()
  for (const [i, part] of parts.entries()) {
    const before = parts[i - 1] ?? ''
    const opening = before.slice(before.lastIndexOf('<'))
    const end = part.indexOf('>')
    if (!opening.startsWith('<script') || / src=/.test(opening + part.slice(0, end))) continue
    scripts.add(cspHash(part.slice(end + 1, part.indexOf('</script>', end))))
  }
  if (html.includes(`<script>${reloadOnReturn}</script>`)) scripts.add(cspHash(reloadOnReturn))
  return { html: parts.join(''), scripts: [...scripts] }
}

/** A nonce would break a cached page. `form-action` also rules a form's redirect. */
export function contentSecurityPolicy(
  inlineScripts: readonly string[],
  options: SecurityOptions,
): string {
  const unsafeInline = options.development ? ["'unsafe-inline'"] : []
  const scripts = options.development ? unsafeInline : inlineScripts
  const connect = options.development ? ['ws:'] : []
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...unsafeInline],
    // Attributes only (a picture's placeholder, its proportions): they can select and load nothing.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...options.pictureOrigins],
    // A video's first frame is drawn from the chosen file.
    'media-src': ["'self'", 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connect],
    'form-action': ["'self'", ...options.formOrigins],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': [options.framed ? "'self'" : "'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}
