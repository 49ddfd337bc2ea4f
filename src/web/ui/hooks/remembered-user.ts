import type { PublicUser } from '#shop/people/identity/identity.schema.ts'

/* Specification §3 and §4. The token is an http-only cookie, so that no script can read it. */

export function rememberUser(user: PublicUser): void {
  quietly(() => {
    sessionStorage.setItem('user', JSON.stringify(user))
    if (user.role === 'guest') localStorage.setItem('userId', user.id)
    else localStorage.removeItem('userId')
  })
}

export function forgetUser(): void {
  quietly(() => {
    sessionStorage.removeItem('user')
    localStorage.removeItem('userId')
  })
}

function quietly(work: () => void): void {
  try {
    work()
  } catch {
    // Storage is full or forbidden.
  }
}
