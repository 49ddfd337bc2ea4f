import { expect, it } from 'vitest'
import { makeUpPassword } from './made-up-password.ts'

it('can be read out, and is another each time', () => {
  expect(makeUpPassword()).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/)
  expect(makeUpPassword()).not.toBe(makeUpPassword())
})
