/* A thief knows the partner's password, and the browser stays open: other limits must hold. */
import { argon2Sync } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { newId } from '#platform/ids.ts'
import { day, hour, minute, second } from '#platform/time/clock.ts'
import { startSession } from '#shop/people/identity/sessions.server.ts'
import type { Crowd } from './attackers.ts'
import type { Action, World } from './world.ts'

export interface Partner {
  user: { id: string; role: 'admin' }
  secret: string
  /** Times of checked wrong codes, in epoch ms. */
  guesses: number[]
}

const login = { email: 'partner@atelier.example', password: 'kettle and moss' }

/** In the shop's format, with low cost for speed. */
function hashOf(password: string): string {
  const cost = { memory: 8, passes: 1, parallelism: 1 }
  const nonce = Buffer.alloc(16, 3)
  const key = argon2Sync('argon2id', { message: password, nonce, tagLength: 32, ...cost })
  return ['argon2id', 8, 1, 1, nonce.toString('base64url'), key.toString('base64url')].join('$')
}

export async function openPartner(world: World): Promise<Partner> {
  const user = { id: newId(), role: 'admin' as const }
  await world.db.transact(async (trx) => {
    const facts = { name: 'partner', email: login.email, staff_role: 'partner' as const }
    const row = { ...user, ...facts, password_hash: hashOf(login.password) }
    await trx
      .insertInto('users')
      .values({ ...row, created_at: 0, seen_at: 0 })
      .execute()
  })
  const client = await signedIn(world, user, 0)
  const prepared = await world.ask(client, 'POST', '/api/account/codes/prepare')
  const { secret } = prepared.body as { secret: string }
  const code = codeAt(secret, world.time.now())
  const { status } = await world.ask(client, 'POST', '/api/account/codes/confirm', { code })
  if (status !== 200) world.fault(`thief: the partner's codes were not turned on (${status})`)
  return { user, secret, guesses: [] }
}

async function signedIn(world: World, user: Partner['user'], ago: number) {
  const client = world.client('198.51.100.3')
  const token = await world.db.transact((trx) => startSession(trx, user, world.time.now() - ago))
  client.cookies.set('__Host-atelier_session', token)
  return client
}

const codeAt = (secret: string, timestamp: number) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp })

const guessCodes: Action<Crowd> = async (world, { studio: { partner } }) => {
  let lookedAt = 0
  for (let guess = 0; guess < 14; guess++) {
    const part = () => Math.floor(world.time.random() * 2 ** 16).toString(16)
    const client = world.client(`2001:db8:${part()}:${part()}::1`)
    const code = wrongCode(world, partner.secret)
    const { status, body } = await world.ask(client, 'POST', '/api/users/login', { ...login, code })
    if (status < 300) world.fault(`thief: the wrong code ${code} signed in`)
    const { error } = body as { error?: { field?: string } }
    if (error?.field === 'code') {
      lookedAt += 1
      recordGuess(world, partner.guesses)
    }
    await world.ask(client, 'POST', '/api/users/login', login)
    await world.pause(second)
  }
  return `${lookedAt} codes are looked at`
}

/** The limit on wrong codes: ten, and one more a minute. */
function recordGuess(world: World, guesses: number[]): void {
  const now = world.time.now()
  guesses.push(now)
  for (const [index, since] of guesses.entries()) {
    const count = guesses.length - index
    if (count <= 11 + (now - since) / minute) continue
    world.fault(`thief: ${count} codes were looked at within ${(now - since) / second} seconds`)
    return
  }
}

function wrongCode(world: World, secret: string): string {
  const now = world.time.now()
  const right = [-1, 0, 1].map((step) => codeAt(secret, now + step * 30 * second))
  const code = String(Math.floor(world.time.random() * 10 ** 6)).padStart(6, '0')
  return right.includes(code) ? wrongCode(world, secret) : code
}

const splitRefunds: Action<Crowd> = async (world, { studio: { partner } }) => {
  const client = await signedIn(world, partner.user, hour)
  const orders = await world.db.read
    .selectFrom('orders')
    .select('id')
    .where('paid_at', 'is not', null)
    .orderBy('number', 'desc')
    .limit(6)
    .execute()
  const presses = orders.map(async ({ id }) => {
    const press = { attempt: `split-${newId()}`, amount: 20 + Math.floor(world.time.random() * 30) }
    const path = `/api/orders/id/${id}/refund`
    return (await world.ask(client, 'POST', path, press)).status
  })
  return `asks for ${presses.length} refunds: ${(await Promise.all(presses)).join(' ')}`
}

/** Limits on refunds without a fresh sign-in: 100.00 a day, and 100.00 an order. */
export async function checkSplits(world: World): Promise<void> {
  const splits = await world.db.read
    .selectFrom('refunds')
    .select(['order_id', 'amount', 'asked_at'])
    .where('attempt', 'like', 'split-%')
    .where('state', '!=', 'refused')
    .execute()
  const sum = (of: typeof splits) => of.reduce((all, { amount }) => all + amount, 0)
  for (const { order_id, asked_at } of splits) {
    const ofOrder = sum(splits.filter((each) => each.order_id === order_id))
    const ofDay = sum(
      splits.filter((each) => each.asked_at <= asked_at && each.asked_at > asked_at - day),
    )
    if (ofOrder <= 100_00 && ofDay <= 100_00) continue
    world.fault(`refunds: ${ofDay} of a day and ${ofOrder} of an order went back unproved`)
    return
  }
}

export const thiefActions: Record<string, readonly [weight: number, action: Action<Crowd>]> = {
  'guesses codes': [1, guessCodes],
  'splits refunds': [2, splitRefunds],
}
