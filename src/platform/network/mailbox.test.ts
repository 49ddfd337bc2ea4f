import { expect, it } from 'vitest'
import { mailboxKey } from './mailbox.ts'

it.each([
  ['Robin@Example.com', 'robin@example.com'],
  ['robin+shop@example.com', 'robin@example.com'],
  ['robin+a+b@example.com', 'robin@example.com'],
  ['ro.bin@example.com', 'ro.bin@example.com'],
  ['Ro.b.in+shop@gmail.com', 'robin@gmail.com'],
  ['robin@GoogleMail.com', 'robin@gmail.com'],
  ['+robin@example.com', '+robin@example.com'],
  ['nobody', 'nobody@'],
])('takes %s for the mailbox %s', (address, mailbox) => {
  expect(mailboxKey(address)).toBe(mailbox)
})
