import { useSaveFile } from '#web/admin/list/use-save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { addressOf } from '#web/ui/hooks/api.ts'
import prose from '#web/ui/kit/prose.module.css'
import { booksCopy } from './copy.ts'

export function SaveRows({ period }: { period: string }) {
  const { busy, save } = useSaveFile(booksCopy.saveFailed)
  const address = addressOf('GET /api/reports/ledger.csv', { query: { period } })
  return (
    <div>
      <Button variant="quiet" busy={busy} onClick={() => void save(address)}>
        {booksCopy.save}
      </Button>
      <p className={prose.hint}>{booksCopy.saveHint}</p>
    </div>
  )
}
