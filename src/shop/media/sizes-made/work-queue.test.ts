import { describe, expect, it } from 'vitest'
import { createWorkQueue } from './work-queue.ts'

/** Work that goes on when the test says so. */
function openWork(log: string[], name: string) {
  const gate = Promise.withResolvers<void>()
  const work = async () => {
    log.push(`${name} begins`)
    await gate.promise
    log.push(`${name} ends`)
    return name
  }
  return { work, go: gate.resolve, fail: gate.reject }
}

describe('the picture queue', () => {
  it('runs one job at a time', async () => {
    const log: string[] = []
    const queue = createWorkQueue()
    const [a, b] = [openWork(log, 'a'), openWork(log, 'b')]
    const both = Promise.all([queue.run('a', a.work, true), queue.run('b', b.work, true)])
    b.go()
    a.go()
    expect(await both).toEqual(['a', 'b'])
    expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
  })

  it('runs the same job once for several callers', async () => {
    const log: string[] = []
    const queue = createWorkQueue()
    const { work, go } = openWork(log, 'a')
    const asked = [1, 2, 3].map(() => queue.run('a', work, true))
    go()
    expect(await Promise.all(asked)).toEqual(['a', 'a', 'a'])
    expect(log).toEqual(['a begins', 'a ends'])
  })

  it('runs a request’s jobs before jobs made ahead', async () => {
    const log: string[] = []
    const queue = createWorkQueue()
    const works = ['running', 'ahead', 'wanted'].map((name) => openWork(log, name))
    const all = works.map(({ work }, i) => queue.run(`${i}`, work, i !== 1))
    for (const { go } of works) go()
    await Promise.all(all)
    expect(log.filter((line) => line.endsWith('begins'))).toEqual([
      'running begins',
      'wanted begins',
      'ahead begins',
    ])
  })

  it('moves a job to the front once a request waits for it', async () => {
    const log: string[] = []
    const queue = createWorkQueue()
    const works = ['running', 'first', 'second'].map((name) => openWork(log, name))
    const all = works.map(({ work }, i) => queue.run(`${i}`, work, false))
    all.push(queue.run('2', works[2]?.work ?? (async () => 'never'), true))
    for (const { go } of works) go()
    await Promise.all(all)
    expect(log.indexOf('second begins')).toBeLessThan(log.indexOf('first begins'))
  })

  it('continues after a failure, tells every caller, and can be asked again', async () => {
    const queue = createWorkQueue()
    const { work, fail } = openWork([], 'a')
    const asked = [queue.run('a', work, true), queue.run('a', work, true)]
    const next = queue.run('b', async () => 'b', true)
    fail(new Error('broken'))
    const outcomes = await Promise.allSettled(asked)
    expect(outcomes.map((outcome) => outcome.status)).toEqual(['rejected', 'rejected'])
    expect(await next).toBe('b')
    expect(await queue.run('a', async () => 'again', true)).toBe('again')
  })
})
