/** Their mailboxes ignore dots in the name (support.google.com/mail/answer/7436150). */
const dotless = ['gmail.com', 'googlemail.com']

export interface Mailbox {
  name: string
  hosts: readonly string[]
  isDotless: boolean
}

/** 'Robin.Field+shop@gmail.com' and 'robinfield@gmail.com' reach the same mailbox. */
export function mailboxOf(address: string): Mailbox {
  const small = address.trim().toLowerCase()
  const at = small.lastIndexOf('@')
  const [local, host] = at < 0 ? [small, ''] : [small.slice(0, at), small.slice(at + 1)]
  const tag = local.indexOf('+')
  const name = tag > 0 ? local.slice(0, tag) : local
  const isDotless = dotless.includes(host)
  return isDotless
    ? { name: name.replaceAll('.', ''), hosts: dotless, isDotless }
    : { name, hosts: [host], isDotless }
}

export function mailboxKey(address: string): string {
  const { name, hosts } = mailboxOf(address)
  return `${name}@${hosts[0]}`
}
