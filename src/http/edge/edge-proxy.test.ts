import { describe, expect, it } from 'vitest'
import { hour } from '#platform/time/clock.ts'
import { captureLog } from '#testing/fakes/captured-log.ts'
import { testEdge } from '#testing/fixtures/edge.ts'

const edge = testEdge()
const { open, ask } = edge

describe('the session’s cookie behind TLS', () => {
  const create = (headers: Record<string, string>) =>
    ask('/api/users/create', {
      method: 'POST',
      headers: { 'X-Forwarded-Proto': 'https', ...headers },
    })

  it('belongs to this host alone, even without PUBLIC_URL', async () => {
    await open({ TRUST_PROXY: '1', PUBLIC_URL: '' })
    const [cookie] = (await create({})).headers.getSetCookie()
    expect(cookie).toMatch(/^__Host-atelier_session=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  })

  it('is the only valid one, because a sibling host could have set the plain one', async () => {
    const origin = 'https://heron.example'
    await open({ TRUST_PROXY: '1', ALLOWED_ORIGINS: origin })
    const { token, user } = await edge.shop.identity.createGuest()
    const planted = `atelier_session=${token}`
    const visitor = async (Cookie: string, proto: string) => {
      const headers = { 'X-Forwarded-Proto': proto, Cookie }
      const { user } = (await (await ask('/api/session', { headers })).json()) as {
        user: { id: string } | null
      }
      return user?.id
    }
    expect(await visitor(planted, 'https')).toBeUndefined()
    expect(await visitor(`__Host-${planted}`, 'https')).toBe(user.id)
    expect(await visitor(planted, 'http')).toBe(user.id)

    const fresh = await create({ Cookie: planted, Origin: origin })
    const cookies = fresh.headers.getSetCookie()
    expect(cookies).toContainEqual(expect.stringMatching(/^__Host-atelier_session=/))
    expect(cookies.join()).not.toContain(token)
    expect(cookies).toContainEqual(expect.stringMatching(/^atelier_session=; Max-Age=0/))
  })
})

describe('a proxy that isn’t trusted', () => {
  const forwarded = { headers: { 'X-Forwarded-For': '198.51.100.7' } }
  const verdict = async () =>
    (await edge.shop.admin.checkUp.look()).find(({ key }) => key === 'proxy')

  it('is logged at most once an hour, and shown in the check-up', async () => {
    const { log, lines } = captureLog()
    await open({}, log)
    const warnings = () => lines.filter(({ level }) => level === 40)
    await ask('/about')
    expect(await verdict()).toMatchObject({ verdict: 'good' })
    for (let visits = 3; visits > 0; visits--) await ask('/about', forwarded)
    expect(warnings()).toMatchObject([{ msg: expect.stringContaining('Set TRUST_PROXY') }])
    expect(JSON.stringify(lines)).not.toContain('198.51.100')
    expect(await verdict()).toMatchObject({ verdict: 'bad' })
    edge.shop.clock.advance(hour)
    await ask('/about', forwarded)
    expect(warnings()).toHaveLength(2)
  })

  it('is ignored once it is trusted', async () => {
    const { log, lines } = captureLog()
    await open({ TRUST_PROXY: '1' }, log)
    await ask('/about', forwarded)
    expect(lines.filter(({ level }) => level === 40)).toEqual([])
    expect(await verdict()).toMatchObject({ verdict: 'good' })
  })
})
