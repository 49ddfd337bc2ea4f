import type { AuditAction } from '#shop/identity/audit.ts'
import { addressOf } from '#web/ui/api.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { reasonFor } from '../admin-copy.ts'
import { fetchFile, saveFile } from '../fetch-file.ts'
import { useAsOwner } from '../sign-in-again.tsx'
import { useOneAtATime } from '../use-one-at-a-time.ts'
import { auditCopy } from './audit-copy.ts'
import type { AuditSearch } from './audit-screen.tsx'

/** Saves the entries that the filter shows, all of them, as a table. */
export function SaveTable({ filter }: { filter: AuditSearch }) {
  const { busy, run } = useOneAtATime()
  const asOwner = useAsOwner()

  async function save(): Promise<void> {
    const chosen = Object.entries(filter).filter(([, value]) => value !== '')
    const query = Object.fromEntries(chosen) as { action?: AuditAction }
    try {
      saveFile(await asOwner(() => fetchFile(addressOf('GET /api/audit/export.csv', { query }))))
    } catch (failure) {
      toast.error(`${auditCopy.saveFailed} ${reasonFor(failure)}`, 5000)
    }
  }

  return (
    <div>
      <Button look="quiet" busy={busy} onClick={() => void run(save)}>
        {auditCopy.save}
      </Button>
    </div>
  )
}
