import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'

const script = fileURLToPath(new URL('./simulate.ts', import.meta.url))
const run = promisify(execFile)

/** In a process of its own: timers, dates and chance of a simulation are its own. */
async function simulate(...options: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [script, ...options], { maxBuffer: 2 ** 26 })
  return stdout
}

describe('a simulated year', () => {
  it('keeps every invariant, and is the same again out of the same seeds', async () => {
    const options = ['--seeds', '1..3', '--days', '2', '--history']
    const [history, again] = await Promise.all([simulate(...options), simulate(...options)])
    expect(history).toContain('nothing goes wrong any more')
    expect(history).not.toContain('FAULT')
    expect(again).toBe(history)
  })

  it('is another one out of another seed', async () => {
    const [one, other] = await Promise.all(
      ['4', '5'].map((seed) => simulate('--seed', seed, '--days', '1', '--history')),
    )
    expect(one).not.toBe(other)
  })

  it('says which option it does not understand', async () => {
    await expect(simulate('--days', 'many')).rejects.toMatchObject({ code: 2 })
  })
})
