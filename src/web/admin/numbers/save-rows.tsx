import { addressOf } from '#web/ui/api.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { reasonFor } from '../admin-copy.ts'
import { fetchFile, saveFile } from '../fetch-file.ts'
import { useAsOwner } from '../sign-in-again.tsx'
import { useOneAtATime } from '../use-one-at-a-time.ts'
import { numbersCopy } from './numbers-copy.ts'
import styles from './numbers-screen.module.css'

/** Saves the ledger's rows of a period as a table. */
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
      <p className={styles.soft}>{numbersCopy.saveHint}</p>
    </div>
  )
}
