import { useEffect, useState } from 'react'
import type { Shop } from '#compose'
import type { BackupsStatus } from '#shop/upkeep/backup/backups.schema.ts'
import { sizeInWords } from '#shop/upkeep/backup/backups.ts'
import { reasonFor } from '#web/admin/copy.ts'
import { type Clocks, dayInside } from '#web/admin/list/days.ts'
import { useOneAtATime } from '#web/admin/list/use-one-at-a-time.ts'
import { download } from '#web/admin/list/use-save-file.ts'
import type { Loaded, Section } from '#web/admin/section.ts'
import { useAsOwner } from '#web/admin/sign-in-again.tsx'
import { FormPart } from '#web/form/form.tsx'
import { Button } from '#web/ui/button.tsx'
import { addressOf, call } from '#web/ui/hooks/api.ts'
import { usePolling } from '#web/ui/hooks/use-polling.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { toast } from '#web/ui/toast.ts'
import { BackupList } from './backup-list.tsx'
import styles from './backups-screen.module.css'
import { backupsCopy } from './copy.ts'
import { Elsewhere } from './elsewhere.tsx'
import { BringBack } from './restore/bring-back.tsx'
import { bringBackCopy } from './restore/copy.ts'
import { PaidOrders } from './restore/paid-orders.tsx'

export const section = {
  at: 'backups',
  label: backupsCopy.backups,
  least: 'owner',
  menu: { group: 'upkeep', place: 30, keywords: backupsCopy.keywords },
  help: 'backups',
  load,
} satisfies Section

async function load(shop: Shop) {
  const { backups } = shop.admin
  const { restore } = shop.admin
  const [status, elsewhere, { timeZone }, isEmpty, paid] = await Promise.all([
    backups.status(),
    backups.elsewhere.status(),
    shop.settings.studio(),
    restore.isOffered(),
    restore.paidSince.list(),
  ])
  return { status, elsewhere, isEmpty, paid, clocks: { now: shop.clock.now(), zone: timeZone } }
}

const lookEvery = 2000

export default function BackupsScreen(data: Loaded<typeof section>) {
  const { status, elsewhere, isEmpty, paid, clocks } = data
  const { begin, busy, mine } = useDownload(status.making)
  return (
    <div className={layout.sheet}>
      <PaidOrders list={paid} clocks={clocks} />
      {isEmpty && (
        <FormPart title={bringBackCopy.title} hint={bringBackCopy.lead}>
          <BringBack />
        </FormPart>
      )}
      <FormPart title={backupsCopy.take} hint={backupsCopy.takeHint}>
        <div className={`${layout.stack4} ${layout.start} ${layout.short}`}>
          <Button
            busy={busy}
            className={styles.download}
            onClick={() => begin(addressOf('GET /api/backups/download'))}
          >
            {backupsCopy.download}
          </Button>
          <p role="status" className={prose.name}>
            {mine
              ? backupsCopy.underWay
              : status.making
                ? backupsCopy.making
                : newestAtHome(status, clocks)}
          </p>
          <p className={styles.soft}>{backupsCopy.keeping}</p>
          <p className={styles.soft}>{backupsCopy.restoring}</p>
        </div>
      </FormPart>
      <Elsewhere status={elsewhere} clocks={clocks} />
      <FormPart
        title={backupsCopy.nights}
        hint={status.keep > 0 && backupsCopy.nightsHint(status.keep)}
      >
        <BackupList
          status={status}
          clocks={clocks}
          onTake={(day) => begin(addressOf('GET /api/backups/nights/{day}', { path: { day } }))}
        />
      </FormPart>
    </div>
  )
}

function newestAtHome({ taken }: BackupsStatus, clocks: Clocks): string {
  if (!taken) return backupsCopy.never
  return backupsCopy.taken(dayInside(taken.at, clocks), sizeInWords(taken.bytes))
}

function useDownload(making: boolean) {
  const [begun, setBegun] = useState(false)
  const [mine, setMine] = useState(false)
  const { busy, run } = useOneAtATime()
  const asOwner = useAsOwner()
  const underWay = begun || making
  usePolling(underWay ? lookEvery : null, () => setBegun(false))

  useEffect(() => {
    if (!underWay) setMine(false)
  }, [underWay])

  function begin(path: string): void {
    void run(async () => {
      try {
        await asOwner(() => call('GET /api/account/fresh'))
        const now = await asOwner(() => call('GET /api/backups'))
        if (now.making && path.endsWith('/download')) {
          toast.warning(backupsCopy.busy, 3000)
          return
        }
        download(path)
        setBegun(true)
        setMine(true)
      } catch (failure) {
        toast.error(`${backupsCopy.failed} ${reasonFor(failure)}`, 3000)
      }
    })
  }

  return { begin, busy, mine }
}
