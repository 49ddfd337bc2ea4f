import { beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { createSealing } from '#platform/sealing.ts'
import { eachDatabase, openTestDatabase } from '#testing/database/test-database.ts'
import { quietLog } from '#testing/fakes/captured-log.ts'
import { fakeClock } from '#testing/fakes/fake-clock.ts'
import { each } from '#testing/harness/each.ts'
import { createKnownConnections } from './connections.server.ts'
import { createLiveService } from './live-service.server.ts'
import { lastFour } from './service.ts'
import type { Connected, ServiceDefinition } from './service-definition.ts'
import { createServices } from './services.server.ts'

const schema = z.object({ provider: z.literal('printful'), token: z.string(), storeId: z.string() })
type Post = z.output<typeof schema>
/** A test adapter: its key, or the reason why it carries nothing. */
interface Carrier {
  key: string
}
type PostDefinition = ServiceDefinition<Post, Carrier>

const keyOf = (byte: number) => createSealing(() => new Uint8Array(32).fill(byte))

eachDatabase('a service that is set in the admin', (lane) => {
  const db = each(() => openTestDatabase(lane))
  let made: string[]
  const clock = fakeClock()
  beforeEach(async () => {
    made = []
  })

  const definition = (more: Partial<PostDefinition> = {}): PostDefinition => ({
    name: 'mail',
    schema,
    inputs: [schema],
    secrets: ['token'],
    machine: null,
    unset: { adapter: { key: 'none' }, described: { says: 'Nobody carries.' } },
    locked: (words) => ({ key: words }),
    createAdapter({ token }) {
      made.push(token)
      return { key: token }
    },
    describe: ({ token, storeId }) => ({
      says: `Carried from ${storeId}.`,
      facts: [{ label: 'Key', value: lastFour(token) }],
    }),
    connect: async (input) => ({ config: input as Post }),
    ...more,
  })
  const process = (more?: Partial<PostDefinition>, sealing = keyOf(1)) =>
    createLiveService(definition(more), {
      db,
      clock,
      sealing,
      log: quietLog,
      connections: createKnownConnections(db),
    })
  const post = (token: string, storeId = 'here') =>
    ({ provider: 'printful', token, storeId }) as const
  const rows = () => db.read.selectFrom('service_connections').selectAll().execute()

  it('works from the next call on, in every process, and is made once', async () => {
    const [one, other] = [process(), process()]
    expect((await other.read()).adapter).toEqual({ key: 'none' })
    await one.connect(post('secret-1234'))
    expect((await one.read()).adapter).toEqual({ key: 'secret-1234' })
    expect((await other.read()).adapter).toEqual({ key: 'secret-1234' })
    await other.connect(post('secret-5678', 'there'))
    expect((await one.read()).adapter).toEqual({ key: 'secret-5678' })
    expect(one.current().adapter).toEqual({ key: 'secret-5678' })
    await one.read()
    expect(made).toEqual(['secret-1234', 'secret-1234', 'secret-5678', 'secret-5678'])
    await one.disconnect()
    expect((await other.read()).adapter).toEqual({ key: 'none' })
  })

  it('knows the former accounts', async () => {
    const service = process({ readAccount: ({ storeId }) => storeId })
    await service.connect(post('one', 'Berlin'))
    await service.connect(post('two', 'Paris'))
    expect((await service.former()).map(({ account }) => account)).toEqual(['Berlin'])
    await service.connect(post('three', 'Berlin'))
    expect((await service.read()).adapter).toEqual({ key: 'three' })
    expect((await service.former()).map(({ adapter }) => adapter.key)).toEqual(['two'])
  })

  it('is changed for its account, unless the account is gone', async () => {
    const service = process({ readAccount: ({ storeId }) => storeId })
    await service.connect(post('one', 'Berlin'))
    expect(await service.change('Berlin', (config) => ({ ...config, token: 'renewed' }))).toBe(true)
    expect((await service.read()).adapter).toEqual({ key: 'renewed' })
    expect(await service.change('Paris', (config) => config)).toBe(false)
  })

  if (lane !== 'sqlite') return

  it('keeps its secret sealed, and shows only its end', async () => {
    const service = process()
    const status = await service.connect(post('secret-1234'))
    expect(status).toMatchObject({
      state: 'working',
      provider: 'printful',
      says: 'Carried from here.',
    })
    expect(status.facts).toEqual([{ label: 'Key', value: '…1234' }])
    expect(JSON.stringify([await rows(), status])).not.toContain('secret-1234')
    expect(JSON.stringify(await rows())).toContain('here')
  })

  it('asks for the secret again under another key, and does nothing until then', async () => {
    await process().connect(post('secret-1234'))
    const elsewhere = process({}, keyOf(2))
    expect(await elsewhere.status()).toMatchObject({
      state: 'trouble',
      says: expect.stringContaining('Please enter them again'),
    })
    expect((await elsewhere.read()).adapter.key).toContain('Please enter them again')
    await elsewhere.connect(post('secret-9999'))
    expect((await elsewhere.read()).adapter).toEqual({ key: 'secret-9999' })
  })

  it('follows the machine’s setting, which can’t be changed then', async () => {
    await process().connect(post('secret-1234'))
    const machine = { provider: 'printful', token: 'of the machine', storeId: 'machine' } as const
    const service = process({ machine })
    expect((await service.read()).adapter).toEqual({ key: 'of the machine' })
    expect(await service.status()).toMatchObject({ state: 'machine' })
    expect(() => service.connect(post('mine'))).toThrow('set on your server')
    expect(() => service.disconnect()).toThrow('set on your server')
  })

  it('removes what it made at the provider when saving fails', async () => {
    const undone: string[] = []
    const gate = Promise.withResolvers<void>()
    const slow = process({
      async connect(input): Promise<Connected<Post>> {
        await gate.promise
        return { config: input as Post, undo: async () => void undone.push('slow') }
      },
    })
    const connecting = slow.connect(post('slow'))
    await process().connect(post('fast'))
    gate.resolve()
    await expect(connecting).rejects.toMatchObject({ code: 'changed' })
    expect(undone).toEqual(['slow'])
    expect((await slow.read()).adapter).toEqual({ key: 'fast' })
  })

  it('runs two presses one after the other', async () => {
    const service = process()
    await Promise.all([service.connect(post('first')), service.connect(post('second'))])
    expect((await service.read()).adapter).toEqual({ key: 'second' })
    expect(await rows()).toHaveLength(1)
  })

  it('is in the list of services with the words of its definition', async () => {
    const connections = createKnownConnections(db)
    const services = createServices([process()], [connections])
    expect(await services.states()).toEqual([
      {
        name: 'mail',
        state: 'unset',
        provider: '',
        says: 'Nobody carries.',
        mend: null,
        facts: [],
        former: [],
      },
    ])
    expect(() => services.state('feed')).toThrow('no such service')
  })
})
