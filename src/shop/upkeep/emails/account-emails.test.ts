import { expect, it } from 'vitest'
import { firstOwnerEmail } from '#shop/people/staff/owner.server.ts'
import { startMailServer } from '#testing/fakes/smtp-server.ts'
import { mailedTo } from '#testing/fixtures/mailed.ts'
import { openOwnerApi, ownerLogin } from '#testing/harness/api.ts'
import { bodyOf } from '#testing/harness/api-client.ts'
import { each } from '#testing/harness/each.ts'

const { email, password: current } = ownerLogin
const server = each(startMailServer)
const api = each(() => openOwnerApi('sqlite', { env: mailedTo(server) }))

const mailed = async (address: string) => {
  await api.shop.jobs.runDue()
  return server.mails.filter((mail) => mail.to?.[0]?.address === address)
}

it('a thief who changes the address at once stops no warning', async () => {
  const thief = api.client()
  await bodyOf(thief.post('/api/users/login', ownerLogin))
  await bodyOf(thief.put('/api/account', { name: 'M', email: 'thief@evil.example', current }))
  const told = await mailed(email)
  expect(told.map(({ subject }) => subject).sort()).toEqual([
    'A new browser logged in',
    'Your account has another address',
  ])
  const changed = told.find(({ subject }) => subject?.startsWith('Your account'))
  expect(changed?.text).toMatch(/changed on \w+ \d+, \d{4} at \d\d:\d\d \(\w/)
  expect(changed?.text).toContain('npm run owner')
  const door = await api.shop.settings.signInPath(undefined)
  expect(changed?.text).not.toContain(door)
  expect(changed?.text).not.toContain('evil')
  expect(await mailed('thief@evil.example')).toEqual([])
})

it('another name alone is told to nobody, nor is the end of the made-up address', async () => {
  await bodyOf(api.owner.put('/api/account', { name: 'Maren O', email }))
  expect(await mailed(email)).toEqual([])
  await api.shop.identity.ensureOwner({ email: firstOwnerEmail, password: current })
  await bodyOf(api.owner.put('/api/account', { name: 'Maren O', email, current }))
  expect(await mailed(firstOwnerEmail)).toEqual([])
})
