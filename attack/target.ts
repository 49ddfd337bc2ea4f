import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { composeShop } from '#compose'
import { readConfig } from '#config'
import type { DatabaseLocation } from '#platform/db/open.ts'
import { sampleClothing, sampleMerch } from '#testing/fixtures/catalogue/products.ts'
import { stockShelf } from '#testing/fixtures/catalogue/shelf.ts'
import { type BuiltShop, startBuiltShop } from '#testing/harness/process.ts'
import { type Browser, jsonOf, openBrowser } from './client.ts'

export const roles = ['stranger', 'guest', 'helper', 'partner', 'owner'] as const
export type Role = (typeof roles)[number]

export interface Target {
  url: string
  folder: string
  place: DatabaseLocation
  env: Record<string, string>
  signInPath: string
  shop(): BuiltShop
  restart(): Promise<void>
  /** Requests without a session. */
  visitor(role: Role): Promise<Browser>
  errors(): string[]
  /** MiB; null where the system doesn't tell. */
  memory(): Promise<number | null>
  /** Seconds of processor time of its main thread; null where the system doesn't tell. */
  mainThreadSeconds(): Promise<number | null>
  stop(): Promise<void>
}

export const owner = { email: 'maren@heron.example', password: 'quiet-kettle-and-moss' }
const signInPath = '/quiet-door-7f3a'

/** `databaseUrl`: a fresh PostgreSQL database; SQLite in the folder without one. */
export async function openTarget(
  env: Record<string, string>,
  databaseUrl: string | undefined,
): Promise<Target> {
  const folder = mkdtempSync(join(tmpdir(), 'atelier-attack-'))
  const all: Record<string, string> = {
    DATA_DIR: folder,
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
    SIGN_IN_PATH: signInPath,
    LOG_LEVEL: 'error',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...env,
  }
  await stock(all)
  let shop = await startBuiltShop(all)
  // The attacked process ends with this process, however that ends.
  process.once('exit', () => shop.child.kill('SIGKILL'))
  await shop.opened()
  const { port, url } = shop
  all.PORT = String(port)
  let colleagues = 0

  async function colleague(role: Role): Promise<Browser> {
    const made = await (await visitor('owner')).post('/api/invitations/create', {
      note: role,
      role,
    })
    const { link } = jsonOf<{ link: string }>(made)
    const invitation = new URL(link).searchParams.get('invitation')
    const browser = openBrowser(url)
    colleagues += 1
    const account = { name: role, email: `${role}-${colleagues}@heron.example` }
    const { password } = owner
    jsonOf(await browser.post('/api/users/create', { ...account, password, invitation }))
    return browser
  }

  async function visitor(role: Role): Promise<Browser> {
    if (role === 'helper' || role === 'partner') return colleague(role)
    const browser = openBrowser(url)
    if (role === 'guest') jsonOf(await browser.post('/api/users/create'))
    if (role === 'owner') jsonOf(await browser.post('/api/users/login', owner))
    return browser
  }

  return {
    url,
    folder,
    place: { url: databaseUrl, dataDir: folder },
    env: all,
    signInPath,
    shop: () => shop,
    visitor,
    async restart() {
      shop.child.kill('SIGKILL')
      await shop.ended
      shop = await startBuiltShop(all)
      await shop.opened()
    },
    errors: () => shop.said.out.split('\n').filter((line) => line.includes('"level":50')),
    async memory() {
      const status = await readFile(`/proc/${shop.child.pid}/status`, 'utf8').catch(() => '')
      const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(status) ?? []
      return kilobytes === undefined ? null : Math.round(Number(kilobytes) / 1024)
    },
    async mainThreadSeconds() {
      const { pid } = shop.child
      const stat = await readFile(`/proc/${pid}/task/${pid}/stat`, 'utf8').catch(() => null)
      // proc(5): user and system time are the 12th and 13th field after the name, in hundredths.
      const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
      return fields ? (Number(fields[11]) + Number(fields[12])) / 100 : null
    },
    async stop() {
      shop.child.kill('SIGKILL')
      await shop.ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export const pieces = { moths: 1, tide: 2, clothing: 40, sticker: 3 }

async function stock(env: Record<string, string>): Promise<void> {
  const shop = await composeShop(readConfig({ ...env, LOG_LEVEL: 'silent' }))
  try {
    await stockShelf(shop)
    const { catalogue } = shop
    for (let made = 2; made < pieces.clothing; made++) {
      await catalogue.create(sampleClothing({ descName: `Shirt ${made}` }))
    }
    await catalogue.create(sampleMerch({ descName: 'Heron sticker', price: 350, quantity: 500 }))
  } finally {
    await shop.close()
  }
}
