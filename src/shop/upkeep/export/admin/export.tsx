import { importsAdminCopy } from '#shop/upkeep/imports/admin/copy.ts'
import { reasonFor } from '#web/admin/copy.ts'
import { useOneAtATime } from '#web/admin/list/use-one-at-a-time.ts'
import { useAsOwner } from '#web/admin/sign-in-again.tsx'
import { Button } from '#web/ui/button.tsx'
import { addressOf, call } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { toast } from '#web/ui/toast.ts'

export function ExportPart() {
  const { busy, run } = useOneAtATime()
  const asOwner = useAsOwner()

  function take(): void {
    void run(async () => {
      try {
        // A refused download shows no message, so the sign-in is checked first.
        await asOwner(() => call('GET /api/account/fresh'))
        const link = document.createElement('a')
        link.href = addressOf('GET /api/export')
        link.download = ''
        link.click()
        toast.success(importsAdminCopy.exported, 3500)
      } catch (failure) {
        toast.error(`${importsAdminCopy.failed} ${reasonFor(failure)}`, 3500)
      }
    })
  }

  return (
    <div className={layout.stack2}>
      <div className={layout.row3}>
        <Button variant="quiet" busy={busy} onClick={take}>
          {importsAdminCopy.exportAll}
        </Button>
      </div>
      <p className={`${prose.hint} ${prose.wraps}`}>{importsAdminCopy.exportCare}</p>
    </div>
  )
}
