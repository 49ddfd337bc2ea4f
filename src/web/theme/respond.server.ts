/* An address with this theme's version never changes. Only staff get an unsaved theme. */
import type { Shop } from '#compose'
import type { Visitor } from '#shop/people/identity/visitor.ts'
import { logoBytes } from '#shop/store/theme/logo.server.ts'
import { iconMaker } from './icons.server.ts'
import { readTrial } from './theme-facts.server.ts'
import { themeSheet, themeVersion } from './theme-sheet.ts'
import { trialMail } from './trial-mail.server.ts'

const forever = 'public, max-age=31536000, immutable'
const askAgain = 'no-cache'

/** A tried theme ignores clicks. */
const still = 'a,button,form{pointer-events:none}'

export function createThemeAnswers(shop: Pick<Shop, 'settings' | 'media' | 'catalogue'>) {
  const made = new Map<string, Promise<{ type: string; bytes: Buffer }>>()

  async function icon(name: string, version: string | null): Promise<Response> {
    const make = iconMaker(name)
    if (make === null) return new Response('', { status: 404 })
    const theme = await shop.settings.theme.read()
    const { studioName } = await shop.settings.studio()
    const now = themeVersion(theme)
    const key = `${now} ${name} ${studioName}`
    let making = made.get(key)
    if (!making) {
      // No page uses an earlier theme's icons.
      for (const other of made.keys()) if (!other.startsWith(now)) made.delete(other)
      making = logoBytes(shop.media, theme).then((logo) => make({ theme, studioName, logo }))
      made.set(key, making)
      making.catch(() => made.delete(key))
    }
    const file = await making
    return new Response(new Uint8Array(file.bytes), {
      headers: {
        'Content-Type': file.type,
        'Cache-Control': version === now ? forever : askAgain,
        // Allows pictures inside the drawing, but neither scripts nor anything else.
        ...(file.type === 'image/svg+xml' && {
          'Content-Security-Policy': "default-src 'none'; img-src data:; style-src 'unsafe-inline'",
        }),
      },
    })
  }

  return {
    icon,

    async file(version: string, name: string): Promise<Response> {
      if (name !== 'sheet.css') return icon(name, version)
      const theme = await shop.settings.theme.read()
      const cache = version === themeVersion(theme) ? forever : askAgain
      return css(themeSheet(theme), cache)
    },

    async trial(search: URLSearchParams, visitor: Visitor | null): Promise<Response> {
      const theme = readTrial(search, visitor)
      if (theme === null) return new Response('', { status: 404 })
      return css(themeSheet(await shop.settings.theme.shown(theme)) + still, 'no-store')
    },

    async trialMail(search: URLSearchParams, visitor: Visitor | null): Promise<Response> {
      const theme = readTrial(search, visitor)
      if (theme === null) return new Response('', { status: 404 })
      return new Response(await trialMail(shop, theme), {
        headers: {
          'Content-Type': 'text/html; charset=utf-8',
          'Cache-Control': 'no-store',
          'Content-Security-Policy':
            "default-src 'none'; img-src * data:; style-src 'unsafe-inline'; frame-ancestors 'self'",
        },
      })
    },
  }
}

function css(text: string, cache: string): Response {
  return new Response(text, {
    headers: { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': cache },
  })
}
