import { describe, expect, it } from 'vitest'
import { type Closure, createClosedGate, plainPath, staysOpen } from './closed-gate.ts'

describe('while the shop is closed', () => {
  it.each([
    '/api/prints',
    '/api/session?x=1',
    '/media/Prints/x.jpg',
    '/healthz',
    '/robots.txt',
    '/sitemap.xml',
    '/admin',
    '/admin?at=vacation',
    '/admin.data?at=vacation',
    '/order-success?session_id=x',
    '/order-success.data',
    '/orders/some-token',
    '/orders/some-token.data',
    '/on-its-way/some-name',
    '/demo-pay/x',
    '/waiting',
    '/waiting?kind=shop&problem=bad_input',
    '/waiting/some-token',
    '/waiting/some-token.data',
    '/signup?invitation=some-token',
    '/signup.data?invitation=some-token',
    '/contact?order=some-token&about=address',
    '/contact.data?about=order&order=some-token',
  ])('%s stays open', (address) => {
    expect(staysOpen(address, '/demo-pay')).toBe(true)
  })

  it.each([
    '/',
    '/cart',
    '/cart.data',
    '/signup',
    '/contact',
    '/contact?order=',
    '/contact?like=merch-1',
    '/print-gallery',
    '/_.data',
    '/nothing-here',
    '/orders',
    '/waiting/x/y',
    '/orders/../print-gallery',
    '/api/%2e%2e/print-gallery',
    '/orders/x/../../cart',
    '//clothing/admin',
    '\\api\\..\\cart',
    'http://elsewhere.example/admin',
    '/demo-pay',
  ])('%s is closed', (address) => {
    expect(staysOpen(address, '/demo-pay')).toBe(false)
  })

  it('takes an address as the router does', () => {
    expect(plainPath('/orders/../_.data?x=1')).toBe('/')
    expect(plainPath('/a/%2e%2e/print-gallery.data')).toBe('/print-gallery')
  })
})

const still = {
  now: () => 0,
  openings: async () => ({ last: 0, next: null }),
}

describe('the gate', () => {
  it('reads the shop’s state once for each content version', async () => {
    let [version, reads] = [1, 0]
    let closure: Closure | null = null
    const gate = createClosedGate({
      ...still,
      db: { contentVersion: () => version },
      read: async () => {
        reads += 1
        return closure
      },
    })
    await Promise.all([gate.look(), gate.look(), gate.look()])
    expect(gate.look()).toMatchObject({ content: { version: 1, moment: '0/open/' }, closure: null })
    expect(reads).toBe(1)
    closure = { screen: '/vacation', opensAt: null, signInPath: '/door' }
    version = 2
    expect(await gate.look()).toMatchObject({
      content: { version: 2, moment: '0//vacation/' },
      closure,
    })
    expect(reads).toBe(2)
  })

  it('doesn’t store a state under a version that is newer than its reading', async () => {
    let version = 1
    const answers: ((open: null) => void)[] = []
    const gate = createClosedGate({
      ...still,
      db: { contentVersion: async () => version },
      read: () => new Promise((resolve) => answers.push(resolve)),
    })
    const early = gate.look()
    await Promise.resolve()
    version = 2
    const late = gate.look()
    await expect.poll(() => answers.length).toBe(2)
    answers[1]?.(null)
    expect((await late).content.version).toBe(2)
    answers[0]?.(null)
    expect((await early).content.version).toBe(1)
    version = 2
    expect((await gate.look()).content.version).toBe(2)
    expect(answers).toHaveLength(2)
  })

  it('reads again after a failed reading', async () => {
    let fails = true
    const gate = createClosedGate({
      ...still,
      db: { contentVersion: () => 1 },
      read: async () => {
        if (fails) throw new Error('the database was busy')
        return null
      },
    })
    await expect(gate.look()).rejects.toThrow('the database was busy')
    fails = false
    expect(await gate.look()).toMatchObject({ content: { version: 1 }, closure: null })
  })

  it('raises the version when pieces open, without a write', async () => {
    let [now, reads] = [99, 0]
    const moments = [100, 250]
    const gate = createClosedGate({
      ...still,
      db: { contentVersion: () => 1 },
      now: () => now,
      read: async () => null,
      openings: async () => {
        reads += 1
        const last = Math.max(0, ...moments.filter((at) => at <= now))
        return { last, next: moments.find((at) => at > now) ?? null }
      },
    })
    const before = (await gate.look()).content.moment
    expect((await gate.look()).content.moment).toBe(before)
    now = 100
    const opened = (await gate.look()).content.moment
    expect(opened).not.toBe(before)
    now = 249
    expect((await gate.look()).content.moment).toBe(opened)
    expect(reads).toBe(2)
    now = 250
    expect((await gate.look()).content.moment).not.toBe(opened)
  })

  it('gives nobody a reading from before pieces opened', async () => {
    let now = 99
    const waiting: (() => void)[] = []
    const gate = createClosedGate({
      ...still,
      db: { contentVersion: () => 1 },
      now: () => now,
      read: async () => null,
      openings: async () => {
        const asked = now
        await new Promise<void>((resolve) => waiting.push(resolve))
        return asked < 100 ? { last: 0, next: 100 } : { last: 100, next: null }
      },
    })
    const look = gate.look()
    now = 100
    await expect.poll(() => waiting.length).toBe(1)
    waiting[0]?.()
    await expect.poll(() => waiting.length).toBe(2)
    waiting[1]?.()
    expect((await look).content.moment).toBe('100/open/')
  })
})
