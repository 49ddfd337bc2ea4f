import { type ComponentType, useEffect } from 'react'
import { type AdminLocation, locationIn } from './location.ts'

/*
 * The screens behind the Admin Homepage. The server has all of them; a browser fetches the script of each
 * when the owner goes there.
 */

type Screen = ComponentType<object>

const loaders = import.meta.glob<Screen>(
  ['/src/{services,shop}/**/admin/**/*-section.tsx', '/src/web/admin/*/*-section.tsx'],
  { import: 'default' },
)
const loaderByName = new Map(
  Object.entries(loaders).map(([file, load]) => [screenName(file), load]),
)
const known = new Map<string, Screen>()

/** 'orders' of '/src/shop/orders/back-office/admin/orders-section.tsx'. */
export function screenName(file: string): string {
  return file.replace(/^.*\/|(?:-section)?\.tsx$/g, '')
}

/** The name of a location's screen. Products share a screen. */
function screenFile(location: AdminLocation): string {
  return 'section' in location ? location.section : 'products'
}

export const screenOf = (location: AdminLocation) => known.get(screenFile(location))

export function registerScreens(screens: Readonly<Record<string, { default: Screen }>>): void {
  for (const [file, { default: screen }] of Object.entries(screens))
    known.set(screenName(file), screen)
}

/** Fetches the screen that an address of the admin shows, unless it is there. */
export async function fetchScreen(search: string): Promise<void> {
  const location = locationIn(new URLSearchParams(search))
  if (!location || screenOf(location)) return
  const screen = await loaderByName.get(screenFile(location))?.()
  if (screen) known.set(screenFile(location), screen)
}

/** The head's style sheets when the page's own screen was there. */
let sheets: readonly Element[] = []

/** Fetches the screen that the page came with, so that it hydrates with it. */
export async function fetchOwnScreen(): Promise<void> {
  await fetchScreen(window.location.search)
  sheets = [...document.head.querySelectorAll('link[rel="stylesheet"]')]
}

/** Keeps the styles of that screen: hydration drops styles that the server didn't write. */
export function useOwnStyles(): void {
  useEffect(() => {
    document.head.append(...sheets.filter((sheet) => !sheet.isConnected))
    sheets = []
  }, [])
}
