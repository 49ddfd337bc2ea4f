import type { AuditAction } from '#shop/people/audit/audit.ts'
import { reasonFor } from '#web/admin/copy.ts'
import { fetchFile, saveFile } from '#web/admin/list/fetch-file.ts'
import { useOneAtATime } from '#web/admin/list/use-one-at-a-time.ts'
import { useAsOwner } from '#web/admin/sign-in-again.tsx'
import { Button } from '#web/ui/button.tsx'
import { addressOf } from '#web/ui/hooks/api.ts'
import { toast } from '#web/ui/toast.ts'
import type { AuditSearch } from './audit-section.tsx'
import { auditCopy } from './copy.ts'

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
