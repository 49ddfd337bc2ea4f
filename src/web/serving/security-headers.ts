import { createHash } from 'node:crypto'

export interface SecurityOptions {
  /** Origins that a form may lead to, beside our own: the payment provider's. */
  formOrigins: readonly string[]
  /** Origins that pictures come from, beside our own. */
  pictureOrigins: readonly string[]
  /** Vite's development client needs inline scripts and styles, and a socket. */
  development: boolean
}

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g

/** The sources under which a page's inline scripts may run: the digest of each. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes, source] of html.matchAll(inlineScript)) {
    if (/type="application\/ld\+json"/.test(attributes ?? '')) continue
    hashes.add(
      `'sha256-${createHash('sha256')
        .update(source ?? '')
        .digest('base64')}'`,
    )
  }
  return [...hashes]
}

/**
 * The Content-Security-Policy of a page (design §7). Inline scripts are allowed by their digest: a
 * nonce would break a stored body. `form-action` names the payment provider, because it also
 * decides about the redirect that answers a form.
 */
export function contentSecurityPolicy(html: string, options: SecurityOptions): string {
  const unsafeInline = options.development ? ["'unsafe-inline'"] : []
  const scripts = options.development ? unsafeInline : inlineScriptHashes(html)
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
