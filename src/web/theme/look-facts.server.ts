/*
 * Owns what every page is told of the look: its sheet, fonts, colours of the browser's frame, logo and
 * drawings. A look that is only tried is shown to staff alone, and such a page is never kept.
 */
import type { RouterContextProvider } from 'react-router'
import type { Shop } from '#compose'
import type { Picture } from '#shop/media/pictures/picture.ts'
import type { Visitor } from '#shop/people/identity/visitor.ts'
import { isAtLeast } from '#shop/people/staff/staff-role.ts'
import { lookSchema } from '#shop/store/theme/look.schema.ts'
import {
  type DrawingSet,
  demoLooks,
  type Look,
  type ShownLook,
  trialParameter,
  withTrial,
} from '#shop/store/theme/look.ts'
import { paletteOf } from '#shop/store/theme/palette.ts'
import { shopContext, visitorContext } from '#web/shop-context.ts'
import { lookVersion } from './look-sheet.ts'
import { filesOf } from './typefaces.ts'

/** What the pages know of the look. */
export interface LookFacts {
  /** The look's own sheet; null: the style sheet's first look is it. */
  sheet: string | null
  /** Font files to fetch first. */
  fonts: string[]
  drawings: DrawingSet
  logo: Picture | null
  /** Of the browser's frame, in light and dark. */
  colours: [light: string, dark: string]
  /** Where this look's icons are. */
  icons: string
}

/** The look to be tried that an address holds; null: none, none that is one, or not for this visitor. */
export function readTrial(search: URLSearchParams, visitor: Visitor | null): Look | null {
  const text = search.get(trialParameter)
  if (text === null || text.length > 2000) return null
  if (!visitor?.staffRole || !isAtLeast(visitor.staffRole, 'partner')) return null
  try {
    return lookSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}

interface PageRequest {
  context: Readonly<RouterContextProvider>
  url: URL
}

/** For the loader of a page or layout that stands outermost; null when the look can't be read. */
export function loadLook({ context, url }: PageRequest): Promise<LookFacts | null> {
  const look = lookFacts(context.get(shopContext), url.searchParams, context.get(visitorContext))
  return look.catch(() => null)
}

/** The look of a page: that which is tried, else the saved one. */
export async function lookFacts(
  { settings }: Pick<Shop, 'settings'>,
  search: URLSearchParams,
  visitor: Visitor | null,
): Promise<LookFacts> {
  const trial = readTrial(search, visitor)
  if (trial === null) return factsOf(await settings.look.read())
  const facts = factsOf(await settings.look.shown(trial))
  const sheet = withTrial('/look/trial/sheet.css', trial)
  return { ...facts, sheet }
}

function factsOf(look: ShownLook): LookFacts {
  const folder = `/look/${lookVersion(look)}`
  const { light, dark } = paletteOf(look)
  return {
    sheet: isFirst(look) ? null : `${folder}/sheet.css`,
    fonts: filesOf(look.pair),
    drawings: look.drawings,
    logo: look.logo,
    colours: [light.paper ?? '', dark.paper ?? ''],
    icons: folder,
  }
}

/** Whether the shop's style sheet says all of it already. */
function isFirst({ inks, paper, pair, lettering, finish }: ShownLook): boolean {
  const first = demoLooks.heron
  return (
    inks.first === first.inks.first &&
    inks.second === first.inks.second &&
    paper === first.paper &&
    pair === first.pair &&
    lettering === first.lettering &&
    finish === first.finish
  )
}
