/* Only staff see a look that is tried, and the cache never holds such a page. */
import type { RouterContextProvider } from 'react-router'
import type { Shop } from '#compose'
import type { Picture } from '#shop/media/pictures/picture.ts'
import type { Visitor } from '#shop/people/identity/visitor.ts'
import { isAtLeast } from '#shop/people/staff/staff-role.ts'
import { makePalette } from '#shop/store/theme/palette.ts'
import { lookSchema } from '#shop/store/theme/theme.schema.ts'
import {
  type DrawingSet,
  demoLooks,
  type Look,
  type ShownLook,
  trialParameter,
  withTrial,
} from '#shop/store/theme/theme.ts'
import { shopContext, visitorContext } from '#web/shop-context.ts'
import { lookVersion } from './theme-sheet.ts'
import { fontFiles } from './typefaces.ts'

export interface LookFacts {
  /** Null: the style sheet has the first theme. */
  sheet: string | null
  fonts: string[]
  drawings: DrawingSet
  logo: Picture | null
  colours: [light: string, dark: string]
  icons: string
}

/** Null also for an invalid theme, and for shoppers. */
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

export function loadLook({ context, url }: PageRequest): Promise<LookFacts | null> {
  const look = lookFacts(context.get(shopContext), url.searchParams, context.get(visitorContext))
  return look.catch(() => null)
}

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
  const { light, dark } = makePalette(look)
  return {
    sheet: isFirst(look) ? null : `${folder}/sheet.css`,
    fonts: fontFiles(look.pair),
    drawings: look.drawings,
    logo: look.logo,
    colours: [light.paper ?? '', dark.paper ?? ''],
    icons: folder,
  }
}

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
