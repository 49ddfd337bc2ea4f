/* Only staff see a theme on trial, and the cache never holds such a page. */
import type { RouterContextProvider } from 'react-router'
import type { Shop } from '#compose'
import type { Picture } from '#shop/media/pictures/picture.ts'
import type { Visitor } from '#shop/people/identity/visitor.ts'
import { isAtLeast } from '#shop/people/staff/staff-role.ts'
import type { Composition } from '#shop/store/theme/compositions/composition.ts'
import { makePalette } from '#shop/store/theme/palette.ts'
import { themeSchema } from '#shop/store/theme/theme.schema.ts'
import {
  type DrawingSet,
  demoThemes,
  type ShownTheme,
  type Theme,
  trialParameter,
  withTrial,
} from '#shop/store/theme/theme.ts'
import { shopContext, visitorContext } from '#web/shop-context.ts'
import { themeVersion } from './theme-sheet.ts'
import { fontFiles } from './typefaces.ts'

export interface ThemeFacts {
  /** Null: the style sheet already has the first theme. */
  sheet: string | null
  fonts: string[]
  drawings: DrawingSet
  composition: Composition
  galleryComposition: Composition
  logo: Picture | null
  colours: [light: string, dark: string]
  icons: string
}

/** Also null for an invalid theme, and for shoppers. */
export function readTrial(search: URLSearchParams, visitor: Visitor | null): Theme | null {
  const text = search.get(trialParameter)
  if (text === null || text.length > 2000) return null
  if (!visitor?.staffRole || !isAtLeast(visitor.staffRole, 'partner')) return null
  try {
    return themeSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}

interface PageRequest {
  context: Readonly<RouterContextProvider>
  url: URL
}

export function loadTheme({ context, url }: PageRequest): Promise<ThemeFacts | null> {
  const theme = themeFacts(context.get(shopContext), url.searchParams, context.get(visitorContext))
  return theme.catch(() => null)
}

export async function themeFacts(
  { settings }: Pick<Shop, 'settings'>,
  search: URLSearchParams,
  visitor: Visitor | null,
): Promise<ThemeFacts> {
  const trial = readTrial(search, visitor)
  if (trial === null) return factsOf(await settings.theme.read())
  const facts = factsOf(await settings.theme.shown(trial))
  const sheet = withTrial('/look/trial/sheet.css', trial)
  return { ...facts, sheet }
}

function factsOf(theme: ShownTheme): ThemeFacts {
  const folder = `/look/${themeVersion(theme)}`
  const { light, dark } = makePalette(theme)
  return {
    sheet: isFirst(theme) ? null : `${folder}/sheet.css`,
    fonts: fontFiles(theme.pair),
    drawings: theme.drawings,
    composition: theme.composition,
    galleryComposition: theme.galleryComposition ?? theme.composition,
    logo: theme.logo,
    colours: [light.paper ?? '', dark.paper ?? ''],
    icons: folder,
  }
}

const inSheet = ['paper', 'pair', 'lettering', 'finish', 'composition'] as const

function isFirst(theme: ShownTheme): boolean {
  const first = demoThemes.heron
  return (
    theme.inks.first === first.inks.first &&
    theme.inks.second === first.inks.second &&
    inSheet.every((part) => theme[part] === first[part]) &&
    (theme.galleryComposition ?? first.composition) === first.composition
  )
}
