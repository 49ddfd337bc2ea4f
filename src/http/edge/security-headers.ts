import { hash } from 'node:crypto'
import { reloadOnReturn } from '#shop/audience/closures/pages/layout.ts'
import { ownTags, withTags } from '#web/start/own-tags.ts'

export interface SecurityOptions {
  formOrigins: readonly string[]
  pictureOrigins: readonly string[]
  /** The shop's own pages may show this page in a frame, to preview a theme. */
  framed?: boolean
  /** Vite's development client needs inline scripts and styles, and a socket. */
  development: boolean
}

export const cspHash = (script: string | Uint8Array) =>
  `'sha256-${hash('sha256', script, 'base64')}'`

export interface StrippedPage {
  html: Buffer<ArrayBuffer>
  scripts: readonly string[]
}

/** Only the framework's own inline scripts carry the nonce; an injected script carries none. */
export function stripNonce(page: Buffer, nonce: string): StrippedPage {
  const scripts = new Set<string>()
  const tags = ownTags(page, nonce)
  for (const { to, text } of tags) {
    if (!text.startsWith('<script') || / src=/.test(text)) continue
    scripts.add(cspHash(page.subarray(to, page.indexOf('</script>', to))))
  }
  if (page.includes(`<script>${reloadOnReturn}</script>`)) scripts.add(cspHash(reloadOnReturn))
  const plain = tags.map((tag) => ({ ...tag, text: tag.text.replace(` nonce="${nonce}"`, '') }))
  return { html: withTags(page, plain), scripts: [...scripts] }
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
