import { importsAdminCopy } from '#shop/upkeep/imports/admin/copy.ts'
import { useAction } from '#web/admin/list/use-action.ts'
import { download } from '#web/admin/list/use-save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { addressOf, call } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'

export function ExportPart() {
  const { busy, act } = useAction()

  async function take(): Promise<void> {
    await call('GET /api/account/fresh')
    download(addressOf('GET /api/export'))
  }

  return (
    <div className={layout.stack2}>
      <div className={layout.row3}>
        <Button
          variant="quiet"
          busy={busy}
          onClick={() =>
            act(take, {
              done: importsAdminCopy.exported,
              failed: importsAdminCopy.failed,
              to: null,
            })
          }
        >
          {importsAdminCopy.exportAll}
        </Button>
      </div>
      <p className={`${prose.hint} ${prose.wraps}`}>{importsAdminCopy.exportCare}</p>
    </div>
  )
}
