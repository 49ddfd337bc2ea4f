import { setTimeout as pause } from 'node:timers/promises'

const owner = { email: 'bench@example.com', password: 'a-bench-password-4711' }

/** Variables for `startShop`. */
export const ownersAccount = { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password }

/** The owner's account exists a moment after the shop answers. */
export async function signIn(base: string): Promise<string> {
  for (let tries = 0; ; tries++) {
    try {
      const { token } = await send<{ token: string }>(base, 'POST', '/api/users/login', owner)
      return token
    } catch (error) {
      if (tries === 20) throw error
      await pause(500)
    }
  }
}

export async function send<T>(
  base: string,
  method: string,
  path: string,
  body?: object,
  token?: string,
): Promise<T> {
  const headers = {
    'content-type': 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
  }
  const answer = await fetch(base + path, { method, headers, body: body && JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`)
  return (await answer.json()) as T
}
