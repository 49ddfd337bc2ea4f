import type { Shop } from '#compose'
import { adminSectionPath } from '#platform/addresses/page-paths.ts'
import { isAtLeast, type StaffRole } from '#shop/people/staff/staff-role.ts'
import { elsewhereTroubles } from '#shop/upkeep/backup/elsewhere/elsewhere.ts'
import { restoreCopy } from '#shop/upkeep/backup/restore/copy.ts'
import { adminCopy } from '#web/admin/copy.ts'

export interface Notice {
  words: string
  to: string
}

export async function loadNotices(shop: Shop, role: StaffRole | null): Promise<Notice[]> {
  const { payment } = shop.services
  if (!isAtLeast(role, 'partner')) return []
  const isOwner = isAtLeast(role, 'owner')
  const [untaxed, unbooked, elsewhere, since] = await Promise.all([
    isOwner && payment.terms?.automaticTax ? shop.admin.taxRefusedSince() : null,
    shop.admin.ledger.countUnbooked(payment.money),
    isOwner ? shop.admin.backups.elsewhere.status() : null,
    isOwner ? shop.admin.restore.paidSince.status() : null,
  ])
  const backups = adminSectionPath('backups')
  const notices = [
    since && since.paid > 0 && { words: restoreCopy.paidAfter(since.paid), to: backups },
    since?.unread && { words: restoreCopy.unread, to: backups },
    since?.cannotAsk && {
      words: restoreCopy.connectPayments,
      to: adminSectionPath('services', 'payments'),
    },
    untaxed !== null && {
      words: adminCopy.refusedTax,
      to: adminSectionPath('store-settings', 'taxes'),
    },
    ...(elsewhere ? elsewhereTroubles(elsewhere, shop.clock.now()) : []).map((words) => ({
      words,
      to: backups,
    })),
    unbooked > 0 && { words: unbookedWords(unbooked), to: adminSectionPath('reports') },
  ]
  return notices.filter((notice) => notice !== false && notice != null)
}

const unbookedWords = (orders: number) =>
  orders === 1 ? adminCopy.printCostElsewhere : adminCopy.printCostsElsewhere(orders)
