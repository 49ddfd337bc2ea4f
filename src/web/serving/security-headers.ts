import { createHash } from 'node:crypto'
import { reloadOnReturn } from '../storefront/closed/reload-on-return.ts'

export interface SecurityOptions {
  /** Origins that a form may lead to, beside our own: the payment provider's. */
  formOrigins: readonly string[]
  /** Origins that pictures come from, beside our own. */
  pictureOrigins: readonly string[]
  /** Vite's development client needs inline scripts and styles, and a socket. */
  development: boolean
}

const sourceOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/**
 * The sources under which a page's inline scripts may run: the digest of each that the framework
 * wrote, which bears this render's nonce. What got into a page otherwise bears none.
 */
export function inlineScriptHashes(html: string, nonce: string): string[] {
  const written = new RegExp(
    `<script\\b(?=[^>]* nonce="${nonce}")(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</script>`,
    'g',
  )
  const scripts = [...html.matchAll(written)].map(([, script]) => script ?? '')
  if (html.includes(`<script>${reloadOnReturn}</script>`)) scripts.push(reloadOnReturn)
  return [...new Set(scripts.map(sourceOf))]
}

/** The page as it is kept and sent: without the nonce, which would say nothing the next time. */
export function withoutNonce(html: string, nonce: string): string {
  return html.replaceAll(` nonce="${nonce}"`, '')
}

/**
 * The Content-Security-Policy of a page (design §7). Inline scripts are allowed by their digest: a
 * nonce would break a stored body. `html` still bears the nonce of its render. `form-action` names the payment provider, because it also
 * decides about the redirect that answers a form.
 */
export function contentSecurityPolicy(
  html: string,
  nonce: string,
  options: SecurityOptions,
): string {
  const unsafeInline = options.development ? ["'unsafe-inline'"] : []
  const scripts = options.development ? unsafeInline : inlineScriptHashes(html, nonce)
  const connect = options.development ? ['ws:'] : []
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...unsafeInline],
    // Attributes only (a picture's placeholder, its proportions): they can select and load nothing.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...options.pictureOrigins],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connect],
    'form-action': ["'self'", ...options.formOrigins],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}
