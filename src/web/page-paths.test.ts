import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes, type RouteObject } from 'react-router'
import { describe, expect, it } from 'vitest'
import { productKinds } from '#platform/addresses/kinds.ts'
import * as paths from '#platform/addresses/page-paths.ts'
import routes from '../routes.ts'

const addresses = [
  ...Object.values(paths.pagePaths),
  ...(['gallery', 'series'] as const).map((type) =>
    paths.collectionPath({ type, kind: null, slug: 'quiet-forms' }),
  ),
  ...productKinds.flatMap((kind) => [paths.galleryPath(kind), paths.productPath(kind, 7)]),
  paths.pickedPath('merch-4:1'),
  paths.cartLinkPath('a-token'),
  paths.dropPath(3),
  paths.ownPagePath('process'),
  paths.orderPath('a-token'),
  paths.presentPath('a-name'),
  paths.subscriptionPath('a-token'),
  paths.invoicePath(paths.orderPath('a-token'), 'an-id'),
  paths.certificatePath('an-id'),
  paths.slipPath(7, false),
  paths.customsPath(7),
]

/** The file of the page at an address. */
function pageAt(address: string): string | undefined {
  return matchRoutes(routes.map(routeOf), address)?.at(-1)?.route.id
}

function routeOf({ path, index, file, children }: RouteConfigEntry): RouteObject {
  if (index) return { index, id: file }
  return { path, id: file, children: children?.map(routeOf) }
}

describe('the table of page addresses', () => {
  it('names the router’s pages', () => {
    const lost = addresses.filter((address) => pageAt(address)?.endsWith('catch-all.tsx') ?? true)
    expect(lost).toEqual([])
  })

  it('names every page of the router except unlinked ones', () => {
    const files = routes.flatMap((entry) => [entry, ...(entry.children ?? [])])
    const reached = new Set(addresses.map(pageAt))
    const unnamed = files.filter(({ file, children }) => !children && !reached.has(file))
    expect(unnamed.map(({ path }) => path)).toEqual(['*', 'vacation'])
  })

  it('keeps the address of each page from other uses', () => {
    const pages = routes.flatMap(({ path, children }) => [
      path,
      ...(children ?? []).map((c) => c.path),
    ])
    const whole = pages.map((path) => `/${path ?? ''}`.replace(/\/:\w+\?$/, ''))
    const free = whole.filter((path) => !/[:*]/.test(path) && !paths.isOwnPath(path))
    expect(free).toEqual([])
  })

  it('is the source of all links’ addresses', () => {
    const folder = fileURLToPath(new URL('..', import.meta.url))
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /^(?:web|(?:shop|services)\/.*\/(?:admin|pages))\/.*(?<!\.test)\.tsx?$/.test(file),
    )
    const literal =
      /\b(?:to|href|action)=["{]["'`]?\/|\b(?:navigate|redirect)\(["'`]\/|path: ["'`]\//
    const wrong = files.filter((file) => literal.test(readFileSync(join(folder, file), 'utf8')))
    expect(files.length).toBeGreaterThan(100)
    expect(wrong).toEqual([])
  })
})
