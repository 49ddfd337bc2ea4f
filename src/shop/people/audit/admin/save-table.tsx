import { useSaveFile } from '#web/admin/list/use-save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { addressOf } from '#web/ui/hooks/api.ts'
import type { AuditSearch } from './audit-section.tsx'
import { auditCopy } from './copy.ts'

export function SaveTable({ filter }: { filter: AuditSearch }) {
  const { busy, save } = useSaveFile(auditCopy.saveFailed)
  const chosen = Object.entries(filter).filter(([, value]) => value !== '')
  const query = Object.fromEntries(chosen)
  const address = addressOf('GET /api/audit/export.csv', { query })
  return (
    <div>
      <Button variant="quiet" busy={busy} onClick={() => void save(address)}>
        {auditCopy.save}
      </Button>
    </div>
  )
}
