import { describe, expect, it } from 'vitest'
import { adminPathIn, adminSectionPath, signInAddress } from './page-paths.ts'

const next = (address: string) => new URL(address, 'https://shop.example').searchParams.get('next')

describe('the address after the sign-in page', () => {
  it.each([
    '/admin',
    adminSectionPath('orders', 1042),
    `${adminSectionPath('orders')}&show=needs-you`,
  ])('is %s', (path) => {
    expect(adminPathIn(next(signInAddress('/door', path)))).toBe(path)
  })

  it.each([
    null,
    '',
    '/',
    '/about',
    'admin',
    '//evil.example/admin',
    '/\\evil.example/admin',
    'https://evil.example/admin',
    'javascript:alert(1)//admin',
    '/admin@evil.example',
    '/admin.evil.example',
    '/admin/../cart',
    '/admin?at=orders#x',
    '/admin?at=orders\nSet-Cookie:x',
    '/admin?next=//evil.example',
  ])('is never %j', (other) => {
    expect(adminPathIn(other)).toBeNull()
  })
})
