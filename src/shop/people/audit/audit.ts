import { dayAfter, startOfDay } from '#platform/time/zone.ts'

/** A stored action is never renamed: the trail keeps it for two years. */
export const auditActions = [
  'account.changed',
  'audit.exported',
  'backup.downloaded',
  'codes.off',
  'codes.on',
  'codes.prepared',
  'codes.renewed',
  'collection.created',
  'collection.deleted',
  'collection.edited',
  'demo.cleared',
  'discount.created',
  'discount.ended',
  'door.moved',
  'drop.created',
  'drop.deleted',
  'drop.edited',
  'edition.number-given-again',
  'feed.connected',
  'feed.disconnected',
  'gallery.arranged',
  'hero.chosen',
  'hero.created',
  'hero.deleted',
  'hero.edited',
  'hold.ended',
  'hot.chosen',
  'import.chosen',
  'import.discarded',
  'import.read',
  'import.started',
  'import.stopped',
  'invitation.created',
  'invoice.issued',
  'invoices.changed',
  'invitation.withdrawn',
  'job.retried',
  'law.changed',
  'look.changed',
  'mail.tested',
  'menu.arranged',
  'message.deleted',
  'message.marked',
  'opening-list.put-away',
  'order.address-changed',
  'order.attended',
  'order.cost-noted',
  'order.delayed',
  'order.given-up',
  'order.noted',
  'order.prints-retried',
  'order.refunded',
  'order.shipped',
  'order.parcel-corrected',
  'order.shipping-undone',
  'orders.exported',
  'orders.tests-cleared',
  'page.changed',
  'passkey.added',
  'passkey.prepared',
  'passkey.removed',
  'passkey.renamed',
  'password.changed',
  'password.reset',
  'person.erased',
  'person.exported',
  'picture.added',
  'picture.described',
  'pictures.move-started',
  'pictures.move-stopped',
  'piece.created',
  'piece.deleted',
  'piece.edited',
  'piece.hidden',
  'piece.archived',
  'piece.restocked',
  'piece.sold-elsewhere',
  'piece.sale-undone',
  'place.changed',
  'place.moved',
  'service.changed',
  'service.disconnected',
  'service.forgotten',
  'service.tried',
  'printer.read',
  'sessions.ended',
  'shop.exported',
  'sign-in',
  'sign-in.confirmed',
  'sign-in.failed',
  'sign-out',
  'shipping.changed',
  'sizes.forgotten',
  'sizes.remembered',
  'training.changed',
  'debits.changed',
  'shop.opened',
  'staff.dismissed',
  'staff.joined',
  'staff.role-changed',
  'studio.changed',
  'vacation.changed',
] as const
export type AuditAction = (typeof auditActions)[number]

export interface AuditEntry {
  id: number
  at: number
  actor: string | null
  actorName: string | null
  action: AuditAction
  /** 'prints:3', or an account's id. */
  target: string | null
  /** Set when the target is an account. */
  targetName: string | null
}

/** Times in epoch milliseconds; `before` is an entry's id. */
export interface AuditFilter {
  actor?: string
  action?: AuditAction
  from?: number
  until?: number
  before?: number
  limit?: number
}

/** Days in the zone, '2026-03-08', both included. */
interface AuditQuery {
  person?: string
  action?: AuditAction
  from?: string
  to?: string
  before?: number
}

export function parseAuditFilter(
  { person, action, from, to, before }: AuditQuery,
  zone: string,
): AuditFilter {
  return {
    actor: person || undefined,
    action,
    from: from ? startOfDay(from, zone) : undefined,
    until: to ? startOfDay(dayAfter(to), zone) : undefined,
    before,
  }
}
