import { type ComponentType, useEffect } from 'react'
import { type AdminLocation, locationIn } from './location.ts'

/* A browser fetches the script of each screen when the owner goes there. */

type Screen = ComponentType<object>

const loaders = import.meta.glob<Screen>(
  ['/src/{services,shop}/**/admin/**/*-section.tsx', '/src/web/admin/*/*-section.tsx'],
  { import: 'default' },
)
const loaderByName = new Map(
  Object.entries(loaders).map(([file, load]) => [screenName(file), load]),
)
const known = new Map<string, Screen>()

export function screenName(file: string): string {
  return file.replace(/^.*\/|(?:-section)?\.tsx$/g, '')
}

/** The actions on a piece share a screen. */
function screenFile(location: AdminLocation): string {
  return 'section' in location ? location.section : 'product'
}

export const screenOf = (location: AdminLocation) => known.get(screenFile(location))

export function registerScreens(screens: Readonly<Record<string, { default: Screen }>>): void {
  for (const [file, { default: screen }] of Object.entries(screens))
    known.set(screenName(file), screen)
}

export async function fetchScreen(search: string): Promise<void> {
  const location = locationIn(new URLSearchParams(search))
  if (!location || screenOf(location)) return
  const screen = await loaderByName.get(screenFile(location))?.()
  if (screen) known.set(screenFile(location), screen)
}

let sheets: readonly Element[] = []

/** The page's own screen, so that the page hydrates with it. */
export async function fetchOwnScreen(): Promise<void> {
  await fetchScreen(window.location.search)
  sheets = [...document.head.querySelectorAll('link[rel="stylesheet"]')]
}

/** Hydration drops styles that the server didn't write. */
export function useOwnStyles(): void {
  useEffect(() => {
    document.head.append(...sheets.filter((sheet) => !sheet.isConnected))
    sheets = []
  }, [])
}
