import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'

const script = fileURLToPath(new URL('./simulate.ts', import.meta.url))
const run = promisify(execFile)

/** In a process of its own: a simulation replaces timers, dates and random numbers. */
async function simulate(...options: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [script, ...options], { maxBuffer: 2 ** 26 })
  return stdout
}

/** Answers the history up to the fault. */
async function simulateBroken(sabotage: string, ...options: string[]): Promise<string> {
  const days = ['--seed', '1', '--days', '2', '--history', '--no-shrink']
  const failed = simulate(...days, '--sabotage', sabotage, ...options)
  return failed.catch(({ stdout }: { stdout: string }) => stdout)
}

describe('a simulated year', () => {
  it('keeps every invariant, and repeats itself with the same seeds', async () => {
    const options = ['--seeds', '1..3', '--days', '2', '--history']
    const [history, again] = await Promise.all([simulate(...options), simulate(...options)])
    expect(history).toContain('nothing goes wrong any more')
    expect(history).not.toContain('FAULT')
    expect(again).toBe(history)
  })

  it('finds a broken invariant, and prints the shortest history', async () => {
    const sabotage = "delete from outbox where topic = 'hold.expire'"
    const failed = await simulate('--seed', '1', '--days', '1', '--sabotage', sabotage).catch(
      (error: { code: number; stdout: string }) => error,
    )
    expect(failed).toMatchObject({
      code: 1,
      stdout: expect.stringMatching(
        /nothing ends the hold[\s\S]*The shortest history[\s\S]*\n1 steps of/,
      ),
    })
  })

  it.each([
    ['stock', "update stock set on_hand = on_hand + 1 where kind = 'merch' and product_id = 1"],
    ['hold', 'delete from holds'],
    ['stock', "update orders set stock_taken = 0 where state = 'paid'"],
    ['stock', "update refunds set restock = 1 - restock where state = 'done'"],
    ['stock', "update order_lines set quantity = quantity + 1 where kind = 'merch'"],
  ])('finds a broken %s at the breaking event: %s', async (invariant, sabotage) => {
    const [bySteps, byAll] = await Promise.all([
      simulateBroken(sabotage),
      simulateBroken(sabotage, '--checks-all'),
    ])
    expect(bySteps).toContain(`FAULT ${invariant}: `)
    expect(bySteps).toBe(byAll)
  })

  it('names an unknown option', async () => {
    await expect(simulate('--days', 'many')).rejects.toMatchObject({ code: 2 })
  })
})
