/* An account per test, so that codes and passkeys never collide. */
import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { digest } from '#platform/ids.ts'
import type { StaffRole } from '#shop/people/staff/staff-role.ts'
import { write } from './books.ts'
import { ownPage } from './shopper.ts'

export const staffPassword = 'three odd words'

interface Colleague {
  id: string
  name: string
  email: string
}

export async function join(page: Page, owner: Page, role: StaffRole): Promise<Colleague> {
  const number = randomInt(1_000_000, 10_000_000)
  const email = `theo-${number}@heron.example`
  const name = `Theo ${number}`
  const headers = ownPage
  const made = await owner.request.post('/api/invitations/create', {
    data: { note: '', role },
    headers,
  })
  const invitation = new URL((await made.json()).link).searchParams.get('invitation')
  const data = { name, email, password: staffPassword, invitation }
  const joined = await page.request.post('/api/users/create', { data, headers })
  if (!joined.ok()) throw new Error(`sign-up: ${joined.status()} ${await joined.text()}`)
  const { user } = await joined.json()
  return { id: user.id, name, email }
}

export async function makeStale(page: Page): Promise<void> {
  const cookies = await page.context().cookies()
  const token = cookies.find(({ name }) => name.endsWith('atelier_session'))?.value ?? ''
  write('update sessions set proved_at = 1 where token_digest = ?', digest(token))
}
