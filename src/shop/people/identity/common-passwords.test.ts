import { expect, it } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

it.each([
  'password12',
  'Password123!',
  'P@ssw0rd2026',
  'sunshine99',
  'iloveyou!!!',
  '1234567890',
  'qwertyuiop',
  'abcdefghij',
  '0987654321',
  'qwerty12345',
  'helloworld1',
  'asdfghjkl123',
])('%s is a common password', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

it.each([
  'a-long-pass-phrase',
  'kettle-and-moss',
  'three odd words',
  'correct-horse-battery',
  'found in a drawer',
  'xQ7vTz0pLm',
  'my password is long',
])('%s is not a common password', (password) => {
  expect(isCommonPassword(password)).toBe(false)
})
