import { expect, it } from 'vitest'
import { startFailure } from './start-failure.ts'

it('a start on a full disk says one line, and a fault its whole trace', () => {
  const full = Object.assign(new Error('ENOSPC: no space left, write'), { code: 'ENOSPC' })
  expect(startFailure(full)).toBe('the disk is full. Make room and start again.')
  expect(startFailure(new Error('a fault'))).toContain('at ')
})
