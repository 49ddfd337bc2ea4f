/* Push messages supplement the e-mails, which every event still sends. No payload names a buyer. */
import type { NotificationKind } from '#shop/people/notifications/notification.schema.ts'
import { isAtLeast, type StaffRole } from '#shop/people/staff/staff-role.ts'

/** A device may decline each of them. */
export const pushKinds = ['sold', 'contact', 'needs-you'] as const satisfies NotificationKind[]
export type PushKind = (typeof pushKinds)[number]

/** Hours by the studio's clock, from 0 to 23; the same hour twice: never quiet. */
export interface QuietHours {
  from: number
  to: number
}

/** The least role that sees the cause. */
const least = {
  ...({ sold: 'helper', contact: 'helper' } as const),
  ...({ 'needs-you': 'partner', 'backup-tried': 'owner' } as const),
}
export type PushedKind = keyof typeof least

export const mayHear = (role: StaffRole | null, kind: PushedKind): boolean =>
  isAtLeast(role, least[kind])

/** The choice for a failed drill is 'needs-you'. */
export const choiceFor = (kind: PushedKind): PushKind =>
  kind === 'backup-tried' ? 'needs-you' : kind

/** `hour` by the studio's clock. Whole hours until the quiet ends; 0: not quiet. */
export function quietFor(hour: number, { from, to }: QuietHours): number {
  if (from === to) return 0
  const since = (hour - from + 24) % 24
  const length = (to - from + 24) % 24
  return since < length ? length - since : 0
}

/** The push services of Chrome, Edge, Firefox and Safari: the shop calls no other host. */
const hosts =
  /^(?:fcm\.googleapis\.com|(?:[\w-]+\.)*push\.services\.mozilla\.com|(?:[\w-]+\.)+push\.apple\.com|(?:[\w-]+\.)*notify\.windows\.com)$/

export function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username } = new URL(endpoint)
  return protocol === 'https:' && port === '' && username === '' && hosts.test(hostname)
}
