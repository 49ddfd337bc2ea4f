/* Times after Card, Moran and Newell's keystroke-level model. */
import { expect, type Locator, type Page } from '@playwright/test'
import type { PictureFile } from './admin.ts'

/** Seconds: to think of and press a target, per letter, per word read, to choose a file. */
const pace = { tap: 2.7, letter: 0.28, word: 0.25, file: 12 }
/** Words read of a screen, at the first visit and at later ones. */
const mostRead = { first: 150, again: 40 }

export interface Person {
  page: Page
  tap(target: Locator): Promise<void>
  type(target: Locator, words: string): Promise<void>
  /** Pastes text copied elsewhere: a tap and two keys. */
  paste(target: Locator, words: string): Promise<void>
  choose(target: Locator, option: string): Promise<void>
  pick(input: Locator, files: PictureFile | readonly PictureFile[]): Promise<void>
  /** Waits for a screen and reads it. `title`: its heading. */
  arrive(title: string | RegExp): Promise<void>
  read(seconds: number): void
  /** Seconds spent elsewhere: at a bank, at another site. */
  away(seconds: number): void
  readonly taps: number
  /** In the shop, and elsewhere. */
  readonly minutes: { here: number; elsewhere: number }
}

export function personAt(page: Page): Person {
  let taps = 0
  let seconds = 0
  let elsewhere = 0
  const seen = new Set<string>()
  async function tap(target: Locator): Promise<void> {
    taps += 1
    seconds += pace.tap
    await target.click()
  }
  return {
    page,
    tap,
    async type(target, words) {
      await tap(target)
      seconds += words.length * pace.letter
      await target.fill(words)
    },
    async paste(target, words) {
      await tap(target)
      taps += 1
      seconds += 2 * pace.letter
      await target.fill(words)
    },
    async choose(target, option) {
      taps += 2
      seconds += 2 * pace.tap
      await target.selectOption(option)
    },
    async pick(input, files) {
      const more = Array.isArray(files) ? files.length - 1 : 0
      taps += 3 + more
      seconds += pace.file + more * pace.tap
      await input.setInputFiles(files)
    },
    async arrive(title) {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      const words = (await page.locator('main').allInnerTexts()).join(' ').split(/\s+/).length
      const most = seen.has(String(title)) ? mostRead.again : mostRead.first
      seen.add(String(title))
      seconds += Math.min(words, most) * pace.word
    },
    read(more) {
      seconds += more
    },
    away(more) {
      elsewhere += more
    },
    get taps() {
      return taps
    },
    get minutes() {
      return { here: seconds / 60, elsewhere: elsewhere / 60 }
    },
  }
}
