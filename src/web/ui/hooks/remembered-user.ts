import type { PublicUser } from '#shop/people/identity/visitor.ts'

/*
 * Specification §3 and §4: the public user in session storage, a guest's id in local storage until
 * login. The token is in neither: it is an http-only cookie (design §4). A browser may refuse
 * storage altogether; the shop works without it.
 */

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
