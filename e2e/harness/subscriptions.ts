import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'
import { folder, readValue } from './books.ts'
import type { Piece } from './owner.ts'
import { ownPage } from './shopper.ts'

export async function askToSubscribe(page: Page, piece: Piece, email: string): Promise<string> {
  const [, kind] = piece.path.split('/')
  const data = { kind, productId: piece.id, email }
  const answer = await page.request.post('/api/waiting', { data, headers: ownPage })
  if (!answer.ok()) throw new Error(`waiting: ${answer.status()} ${await answer.text()}`)
  const found =
    'select token from back_in_stock_subscriptions where kind = ? and product_id = ? and email = ?'
  return `/waiting/${readValue(found, kind ?? '', piece.id, email)}`
}

export async function subscribe(page: Page, piece: Piece, email: string): Promise<void> {
  const path = await askToSubscribe(page, piece, email)
  const answer = await page.request.post(`/api${path}/confirm`, { headers: ownPage })
  if (!answer.ok()) throw new Error(`confirm: ${answer.status()} ${await answer.text()}`)
}

/** `subject`: the beginning. */
export async function mailTo(address: string, subject: string): Promise<Email> {
  let found: Email | undefined
  await expect(async () => {
    found = (await mailsTo(address)).find((mail) => mail.subject?.startsWith(subject))
    expect(found).toBeDefined()
  }).toPass()
  if (!found) throw new Error(`no mail to ${address}`)
  return found
}

async function mailsTo(address: string): Promise<Email[]> {
  const place = join(folder(), 'mail')
  const files = readdirSync(place).filter((name) => name.endsWith('.eml'))
  const texts = files.map((name) => readFileSync(join(place, name), 'utf8'))
  const theirs = texts.filter((text) => text.includes(address))
  return Promise.all(theirs.map((text) => PostalMime.parse(text)))
}
