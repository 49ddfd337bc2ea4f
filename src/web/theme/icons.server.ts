import { entryOf } from '#platform/pick.ts'
import { sharp } from '#shop/media/sizes-made/sharp.server.ts'
import bricolage from '#shop/store/theme/letters/bricolage-grotesque.json' with { type: 'json' }
import cormorant from '#shop/store/theme/letters/cormorant.json' with { type: 'json' }
import courier from '#shop/store/theme/letters/courier-prime.json' with { type: 'json' }
import fraunces from '#shop/store/theme/letters/fraunces.json' with { type: 'json' }
import fredoka from '#shop/store/theme/letters/fredoka.json' with { type: 'json' }
import youngSerif from '#shop/store/theme/letters/young-serif.json' with { type: 'json' }
import { makePalette } from '#shop/store/theme/palette.ts'
import type { ShownTheme, Theme } from '#shop/store/theme/theme.ts'

const letters: Record<Theme['pair'], Record<string, string>> = {
  'fraunces-karla': fraunces,
  'young-serif-instrument-sans': youngSerif,
  'fredoka-nunito': fredoka,
  'bricolage-source-serif': bricolage,
  'cormorant-figtree': cormorant,
  'courier-prime-work-sans': courier,
}

const blocks: Record<Theme['finish'], [under: string, over: string]> = {
  'hand-printed': [
    'M10 14C18 8 32 8 45 9c10 1 14 8 15 20 1 14 0 24-8 29-9 4-24 4-34 2C9 58 7 50 7 37 6 26 5 19 10 14Z',
    'M6 10C14 4 28 3 41 5c10 1 14 7 15 19 1 14 0 25-8 30-9 4-24 4-34 2C5 54 3 46 3 33 2 22 1 15 6 10Z',
  ],
  plain: ['M4 58h56v3H4Z', 'M4 4h56v52H4Z'],
  round: [
    'M20 7h26a15 15 0 0 1 15 15v24a15 15 0 0 1-15 15H20A15 15 0 0 1 5 46V22A15 15 0 0 1 20 7Z',
    'M17 3h26a15 15 0 0 1 15 15v24a15 15 0 0 1-15 15H17A15 15 0 0 1 2 42V18A15 15 0 0 1 17 3Z',
  ],
}

const sprig =
  '<path d="M29 9c5 5 6 11 1 17-5-5-6-11-1-17ZM28 34c-8 1-14-3-17-11 9-1 15 3 17 11ZM31 33c7-2 12-7 13-15-8 1-13 7-13 15ZM28 47c-8 1-15-3-18-11 10-1 16 3 18 11ZM31 46c8-2 13-7 15-15-9 1-15 7-15 15Z"/><path fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" d="M29.5 27c1 9 .5 17-.5 25"/>'

/** For names whose first letter the typefaces don't have. */
const star =
  'M50 6c5 18 9 30 12 33 4 4 15 7 32 11-18 5-29 8-32 12-4 4-7 15-12 32-4-18-8-29-12-32-4-4-15-8-32-12 17-4 28-7 32-11 4-4 8-15 12-33Z'

export function iconSvg(theme: ShownTheme, studioName: string): string {
  const { light } = makePalette(theme)
  const [under, over] = blocks[theme.finish]
  const mark = theme.drawings === 'shore' ? sprig : letterOf(theme, studioName)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="${light['accent-1']}" d="${under}"/><path fill="${light.ink}" d="${over}"/><g fill="${light['on-ink']}" color="${light['on-ink']}">${mark}</g></svg>`
}

function letterOf({ pair }: ShownTheme, studioName: string): string {
  const words = studioName.replace(/^(?:the|a|an)\s+/i, '')
  const [letter = ''] = words
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase()
  return `<path transform="translate(14 14) scale(.32)" d="${letters[pair][letter] ?? star}"/>`
}

interface Source {
  theme: ShownTheme
  studioName: string
  logo: Uint8Array | null
}

/** Pixels. `onPaper`: phones put their own colour behind a transparent icon. */
async function icon(source: Source, side: number, room = side, onPaper = false): Promise<Buffer> {
  const { theme, studioName, logo } = source
  const { light } = makePalette(theme)
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const drawn = logo
    ? await sharp(logo).resize(side, side, { fit: 'contain', background: clear }).png().toBuffer()
    : await sharp(Buffer.from(iconSvg(theme, studioName)), { density: 72 * (side / 64) })
        .resize(side, side)
        .png()
        .toBuffer()
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${room}" height="${room}">${onPaper ? `<rect width="100%" height="100%" fill="${light.paper}"/>` : ''}</svg>`
  return sharp(Buffer.from(ground))
    .composite([{ input: drawn }])
    .png({ compressionLevel: 9 })
    .toBuffer()
}

async function shareCard(source: Source): Promise<Buffer> {
  const { light } = makePalette(source.theme)
  const mark = await icon(source, 300)
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="${light.paper}"/><path fill="${light['accent-1']}" d="M0 596h520v34H0Z"/><path fill="${light['accent-2']}" d="M520 596h400v34H520Z"/><path fill="${light['accent-3']}" d="M920 596h280v34H920Z"/></svg>`
  return sharp(Buffer.from(sheet))
    .composite([{ input: mark, left: 450, top: 140 }])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}

const files: Record<string, { type: string; make(source: Source): Promise<Buffer> }> = {
  // Browsers read a PNG by this name, too.
  'favicon.ico': { type: 'image/png', make: (source) => icon(source, 32) },
  'favicon.svg': {
    type: 'image/svg+xml',
    make: async ({ theme, studioName, logo }) => {
      if (logo === null) return Buffer.from(iconSvg(theme, studioName))
      const png = await icon({ theme, studioName, logo }, 128)
      return Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><image width="64" height="64" href="data:image/png;base64,${png.toString('base64')}"/></svg>`,
      )
    },
  },
  'apple-touch-icon.png': { type: 'image/png', make: (source) => icon(source, 140, 180, true) },
  'icon-192.png': { type: 'image/png', make: (source) => icon(source, 192) },
  'icon-512.png': { type: 'image/png', make: (source) => icon(source, 512) },
  // Cropped to any shape: the important part is in the middle four fifths.
  'icon-maskable-512.png': { type: 'image/png', make: (source) => icon(source, 330, 512, true) },
  'share.jpg': { type: 'image/jpeg', make: shareCard },
}

export const wellKnownIcons = Object.keys(files).filter((name) => name !== 'share.jpg')

/** Null: no icon has this name. */
export function iconMaker(name: string) {
  const file = entryOf(files, name)
  return file
    ? async (source: Source) => ({ type: file.type, bytes: await file.make(source) })
    : null
}
