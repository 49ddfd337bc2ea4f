import { reasonFor } from '#web/admin/copy.ts'
import { fetchFile, saveFile } from '#web/admin/list/fetch-file.ts'
import { useOneAtATime } from '#web/admin/list/use-one-at-a-time.ts'
import { useAsOwner } from '#web/admin/sign-in-again.tsx'
import { Button } from '#web/ui/button.tsx'
import { addressOf } from '#web/ui/hooks/api.ts'
import prose from '#web/ui/kit/prose.module.css'
import { toast } from '#web/ui/toast.ts'
import { numbersCopy } from './copy.ts'

export function SaveRows({ period }: { period: string }) {
  const { busy, run } = useOneAtATime()
  const asOwner = useAsOwner()

  async function save(): Promise<void> {
    const address = addressOf('GET /api/numbers/ledger.csv', { query: { period } })
    try {
      saveFile(await asOwner(() => fetchFile(address)))
    } catch (failure) {
      toast.error(`${numbersCopy.saveFailed} ${reasonFor(failure)}`, 5000)
    }
  }

  return (
    <div>
      <Button look="quiet" busy={busy} onClick={() => void run(save)}>
        {numbersCopy.save}
      </Button>
      <p className={prose.hint}>{numbersCopy.saveHint}</p>
    </div>
  )
}
