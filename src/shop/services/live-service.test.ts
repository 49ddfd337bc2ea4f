import { beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { createSealing } from '#kernel/sealing.ts'
import {
  eachDatabase,
  openTestDatabase,
  type TestDatabase,
} from '#testing/database/test-database.ts'
import { quietLog } from '#testing/fakes/captured-log.ts'
import { fakeClock } from '#testing/fakes/fake-clock.ts'
import { createKnownConnections } from './known-connections.server.ts'
import { createLiveService } from './live-service.server.ts'
import { lastFour } from './service.ts'
import type { Connected, ServiceDefinition } from './service-definition.ts'
import { createServices } from './services.server.ts'

const schema = z.object({ provider: z.literal('post'), key: z.string(), place: z.string() })
type Post = z.output<typeof schema>
/** Who carries: the key that it was made with, or why it carries nothing. */
interface Carrier {
  key: string
}
type PostDefinition = ServiceDefinition<Post, Carrier>

const keyOf = (byte: number) => createSealing(() => new Uint8Array(32).fill(byte))

eachDatabase('a service that is set in the admin', (lane) => {
  let db: TestDatabase
  let made: string[]
  const clock = fakeClock()
  beforeEach(async () => {
    db = await openTestDatabase(lane)
    made = []
    return () => db.close()
  })

  const definition = (more: Partial<PostDefinition> = {}): PostDefinition => ({
    name: 'mail',
    schema,
    secrets: ['key'],
    machine: null,
    unset: { adapter: { key: 'none' }, described: { says: 'Nobody carries.' } },
    locked: (words) => ({ key: words }),
    adapterOf({ key }) {
      made.push(key)
      return { key }
    },
    describe: ({ key, place }) => ({
      says: `Carried from ${place}.`,
      facts: [{ label: 'Key', value: lastFour(key) }],
    }),
    connect: async (input) => ({ config: input as Post }),
    ...more,
  })
  /** The service as one process has it. */
  const process = (more?: Partial<PostDefinition>, sealing = keyOf(1)) =>
    createLiveService(definition(more), {
      db,
      clock,
      sealing,
      log: quietLog,
      connections: createKnownConnections(db),
    })
  const post = (key: string, place = 'here') => ({ provider: 'post', key, place })
  const rows = () => db.read.selectFrom('service_connections').selectAll().execute()

  it('is at work from the next call on, in every process, and made once', async () => {
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

  it('keeps its secret sealed, and tells no more of it than its end', async () => {
    const service = process()
    const standing = await service.connect(post('secret-1234'))
    expect(standing).toMatchObject({
      state: 'working',
      provider: 'post',
      says: 'Carried from here.',
    })
    expect(standing.facts).toEqual([{ label: 'Key', value: '…1234' }])
    expect(JSON.stringify([await rows(), standing])).not.toContain('secret-1234')
    expect(JSON.stringify(await rows())).toContain('here')
  })

  it('asks for the secret again where another key seals, and does nothing until then', async () => {
    await process().connect(post('secret-1234'))
    const elsewhere = process({}, keyOf(2))
    expect(await elsewhere.standing()).toMatchObject({
      state: 'trouble',
      says: expect.stringContaining('Please enter it again'),
    })
    expect((await elsewhere.read()).adapter.key).toContain('Please enter it again')
    await elsewhere.connect(post('secret-9999'))
    expect((await elsewhere.read()).adapter).toEqual({ key: 'secret-9999' })
  })

  it('is what the machine says, whatever was set, and can’t be changed then', async () => {
    await process().connect(post('secret-1234'))
    const machine = { provider: 'post', key: 'of the machine', place: 'machine' } as const
    const service = process({ machine })
    expect((await service.read()).adapter).toEqual({ key: 'of the machine' })
    expect(await service.standing()).toMatchObject({ state: 'machine' })
    expect(() => service.connect(post('mine'))).toThrow('set on the machine')
    expect(() => service.disconnect()).toThrow('set on the machine')
  })

  it('takes back what it made at the provider when it can’t be saved', async () => {
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

  it('takes a second press after the first', async () => {
    const service = process()
    await Promise.all([service.connect(post('first')), service.connect(post('second'))])
    expect((await service.read()).adapter).toEqual({ key: 'second' })
    expect(await rows()).toHaveLength(1)
  })

  it('knows the accounts that were at work before', async () => {
    const till = process({ accountOf: ({ place }) => place })
    await till.connect(post('one', 'Berlin'))
    await till.connect(post('two', 'Paris'))
    expect((await till.former()).map(({ account }) => account)).toEqual(['Berlin'])
    await till.connect(post('three', 'Berlin'))
    expect((await till.read()).adapter).toEqual({ key: 'three' })
    expect((await till.former()).map(({ adapter }) => adapter.key)).toEqual(['two'])
  })

  it('is changed by its account, unless it is gone', async () => {
    const till = process({ accountOf: ({ place }) => place })
    await till.connect(post('one', 'Berlin'))
    expect(await till.change('Berlin', (config) => ({ ...config, key: 'renewed' }))).toBe(true)
    expect((await till.read()).adapter).toEqual({ key: 'renewed' })
    expect(await till.change('Paris', (config) => config)).toBe(false)
  })

  it('stands in the list of services with the words of its definition', async () => {
    const connections = createKnownConnections(db)
    const services = createServices([process()], connections)
    expect(await services.states()).toEqual([
      {
        name: 'mail',
        state: 'unset',
        provider: 'none',
        says: 'Nobody carries.',
        mend: null,
        facts: [],
      },
    ])
    expect(() => services.state('feed')).toThrow('no such service')
  })
})
