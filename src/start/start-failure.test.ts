import { expect, it } from 'vitest'
import { DatabaseError } from '#platform/db/database-error.ts'
import { ShopError } from '#platform/errors.ts'
import { ConfigError } from '../config/values.ts'
import { startFailure } from './start-failure.ts'

it('a start that the operator can mend prints one line, and a bug its trace', () => {
  const full = Object.assign(new Error('ENOSPC: no space left, write'), { code: 'ENOSPC' })
  expect(startFailure(full)).toBe('the disk is full. Make room and start again.')
  for (const known of [ConfigError, DatabaseError]) {
    expect(startFailure(new known('It is a file.'))).toBe('It is a file.')
  }
  expect(startFailure(new ShopError('busy', 'No pictures.'))).toBe('No pictures.')
  expect(startFailure(new Error('a fault'))).toContain('at ')
})
