import type { Cookie, Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { owner } from './settings.ts'
import { ownPage, visit } from './shopper.ts'

/** Shared by a worker's tests: checking a password takes a fifth of a second. */
let shared: { cookies: Promise<Cookie[]>; until: number } | undefined
/** Milliseconds; critical actions require a sign-in of the last ten minutes. */
const freshEnough = 8 * 60_000

export async function enter(page: Page): Promise<void> {
  if (!shared || shared.until < Date.now()) {
    shared = { cookies: enterAnew(page), until: Date.now() + freshEnough }
  }
  await page.context().addCookies(await shared.cookies)
}

/** Signs in with a session of its own, for tests that end it on the server; returns its cookie. */
export async function enterAnew(page: Page): Promise<Cookie[]> {
  const answer = await page.request.post('/api/users/login', {
    data: owner,
    headers: ownPage,
  })
  if (!answer.ok()) throw new Error(`login: ${answer.status()} ${await answer.text()}`)
  return page.context().cookies(answer.url())
}

export async function openAdmin(page: Page, at?: string): Promise<void> {
  await enter(page)
  await visit(page, at ? `/admin?at=${at}` : '/admin')
}

/** Ends the session while a page is open, as another browser or its age would. */
export async function endSession(page: Page): Promise<void> {
  await page.context().clearCookies()
}

/** The five tabs of every screen of the admin. */
export function tabs(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Admin', exact: true })
}

/** Two taps from any screen: More, and the section. */
export async function goTo(page: Page, section: string): Promise<void> {
  await tabs(page).getByRole('link', { name: /^More/ }).click()
  await page.getByRole('main').getByRole('link', { name: section, exact: true }).click()
}

export interface PictureFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A picture of one colour; no two of a run are the same. */
export async function picture(name: string, width = 1000, height = 1000): Promise<PictureFile> {
  const shade = () => Math.floor(Math.random() * 256)
  const background = { r: shade(), g: shade(), b: shade() }
  const buffer = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

/** Goes behind the pictures that the piece has. */
export async function addPicture(page: Page, file: PictureFile): Promise<void> {
  await page.getByLabel('Files of pictures').setInputFiles(file)
  await tile(page, file.name).waitFor()
}

/** By its place or the name of its file. */
export function tile(page: Page, named: string | RegExp): Locator {
  return page.getByRole('list', { name: 'Pictures' }).getByRole('button', { name: named })
}

export async function unfold(page: Page, group: string): Promise<void> {
  await page
    .locator('summary')
    .filter({ hasText: `${group}:` })
    .click()
}

export function slot(page: Page, what: string | RegExp): Locator {
  return page.getByRole('region', { name: what })
}

export async function upload(page: Page, what: string, file: PictureFile): Promise<void> {
  await page.getByLabel(`File of the ${what.toLowerCase()}`).setInputFiles(file)
  await slot(page, what).getByText(file.name).waitFor()
}

export function field(page: Page, label: string): Locator {
  return page.getByLabel(label, { exact: true })
}

export function listed(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('listitem').filter({ hasText: name })
}

export function heading(page: Page): Locator {
  return page.getByRole('heading', { level: 1 })
}
