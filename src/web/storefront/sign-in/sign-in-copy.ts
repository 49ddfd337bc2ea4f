/* What the hidden door says. The failure's words are the specification's (§8). */
export const signInCopy = {
  wrong: 'Invalid email or password.',
  tooMany: 'That was a few tries too many. Put the kettle on and try again in a minute or two.',
  offline: "The shop can't be reached. Are you offline?",
  broken: "The lock is stuck, and it isn't you. Please try again in a moment.",
  elsewhere: 'This page was opened from another address, so nobody was let in.',
} as const

/** The words for a sign-in that failed, by the API's code. */
export function signInFailure(code: string): string {
  if (code === 'no_session' || code === 'bad_input') return signInCopy.wrong
  if (code === 'too_many') return signInCopy.tooMany
  if (code === 'offline') return signInCopy.offline
  if (code === 'forbidden') return signInCopy.elsewhere
  return signInCopy.broken
}
