import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Target } from './target.ts'

/** Waits until no mail has come for three seconds. Returns unwrapped text. */
export async function mailsOf({ folder }: Target): Promise<string[]> {
  const mails = join(folder, 'mail')
  const names = async () =>
    (await readdir(mails).catch(() => [])).filter((name) => name.endsWith('.eml'))
  let before = -1
  for (let found = await names(); found.length !== before; found = await names()) {
    before = found.length
    await pause(3000)
  }
  const texts = (await names()).map((name) => readFile(join(mails, name), 'utf8'))
  return (await Promise.all(texts)).map((text) => text.replace(/=\r?\n/g, ''))
}
