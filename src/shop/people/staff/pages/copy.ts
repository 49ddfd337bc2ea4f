import type { StaffRole } from '#shop/people/staff/staff-role.ts'

export const signupCopy = {
  title: 'Come on in.',
  text: (artist: string) =>
    `${artist} has asked you to help run the studio. Three things, and you have a key of your own.`,
  first: {
    title: 'Welcome to your shop.',
    text: 'Choose your name, your email and a password. You are the owner then, and this link no longer works.',
    submit: 'Make my login',
  },
  may: {
    owner: 'You can do everything here, inviting others and taking backups too.',
    partner:
      'You can look after pieces, orders, refunds, letters, the website and shipping. Store settings, taxes, legal requirements, services, backups and invitations stay with the owner.',
    helper:
      'You can look after pieces, orders to ship and letters. Refunds, exports and settings stay with others.',
  } satisfies Record<StaffRole, string>,
  rule: 'At least 10 characters. Three odd words beat one clever one.',
  submit: 'Join',
  closedTitle: 'This invitation no longer works.',
  closed: (artist: string) =>
    `An invitation works once, within seven days. This one was used, or has expired. Ask ${artist} for another.`,
  duplicate: 'Somebody has this address already.',
  form: 'Something in here isn’t right: a name, an email address, and a password of at least 10 characters.',
  tooMany: 'That was a lot at once. Please try again in a minute.',
  offline: "The shop can't be reached. Are you offline?",
  broken: 'Something went wrong on our side. Please try again in a moment.',

  name: 'Name',
  email: 'Email',
  password: 'Password',

  description: 'No account is needed to buy here.',
  signUp: 'Sign up',
  noKeyNeeded: 'No key needed.',
  noAccountText:
    "You don't need an account to buy here, and there is none to forget the password of. Put what you like into the cart, pay, and the page of your order is yours to keep.",
  accountsText: (artistName: string) =>
    `Accounts are only for running the studio. If you help ${artistName} do that, ask for an invitation:`,
} as const

/** `code`: the API's. */
export function signupFailure(code: string): string {
  if (code === 'duplicate') return signupCopy.duplicate
  if (code === 'bad_input') return signupCopy.form
  if (code === 'too_many') return signupCopy.tooMany
  if (code === 'offline') return signupCopy.offline
  return signupCopy.broken
}
