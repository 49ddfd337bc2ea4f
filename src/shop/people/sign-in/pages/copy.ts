/* The failure's words are the specification's (§8). */
export const signInCopy = {
  code: 'Code from your app',
  codeHint: 'Six digits. No phone at hand? One of your recovery codes works, too.',
  wrongCode: 'That code isn’t right, or it was used already.',
  passkey: 'Use a passkey',
  unknownPasskey: 'The shop doesn’t know this passkey.',
  link: 'Forgotten it? Get a link by email',
  linkEmail: 'Your address',
  sendLink: 'Send me a link',
  linkSent:
    'If the shop knows this address, a link is on its way. It works once, within fifteen minutes.',
  linkText: 'One press, and you are in. You can choose a new password under Your account.',
  deadLink: 'This link no longer works. Ask for a new one.',
  wrong: 'Invalid email or password.',
  tooMany: 'That was a few tries too many. Put the kettle on and try again in a minute or two.',
  offline: "The shop can't be reached. Are you offline?",
  broken: 'Something went wrong on our side. Please try again in a moment.',
  elsewhere:
    'You weren’t logged in: the shop isn’t set up for the address in your browser. Open it at its own address, or name this one in PUBLIC_URL or ALLOWED_ORIGINS on its server.',

  logIn: 'Log in',
  email: 'Email',
  password: 'Password',
  noAccount: "Don't have an account?",
  signUp: 'Sign up!',
} as const

/** `code`: the API's. */
export function signInFailure(code: string): string {
  if (code === 'no_session' || code === 'bad_input') return signInCopy.wrong
  if (code === 'too_many') return signInCopy.tooMany
  if (code === 'offline') return signInCopy.offline
  if (code === 'forbidden') return signInCopy.elsewhere
  return signInCopy.broken
}
