import type { Schemas } from '#web/ui/hooks/api.ts'
import { call } from '#web/ui/hooks/api.ts'

/** Throws when the visitor cancels. */
export async function readPasskey(): Promise<Schemas['PasskeyAuthentication']> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const options = await call('POST /api/users/login/passkey/options')
  type Options = Parameters<typeof startAuthentication>[0]['optionsJSON']
  return startAuthentication({ optionsJSON: options as unknown as Options })
}

/** Throws when the visitor cancels. */
export async function makePasskey(
  options: Schemas['PasskeyOptions'],
): Promise<Schemas['PasskeyRegistration']> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON']
  return startRegistration({ optionsJSON: options as unknown as Options })
}

/** The visitor cancelled the browser's dialog. */
export function turnedAway(error: unknown): boolean {
  return error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)
}
