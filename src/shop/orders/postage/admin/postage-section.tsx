import type { Shop } from '#compose'
import { useSaveFile } from '#web/admin/list/use-save-file.ts'
import type { Loaded, Section } from '#web/admin/section.ts'
import { FormPart, FormParts } from '#web/form/form.tsx'
import { Button } from '#web/ui/button.tsx'
import { addressOf } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import { postageAdminCopy as copy } from './copy.ts'
import { TrackingForm } from './tracking-form.tsx'

export const section = {
  at: 'postage',
  label: copy.label,
  menu: { group: 'orders', place: 20, keywords: copy.keywords },
  help: 'orders',
  load,
} satisfies Section

async function load(shop: Shop) {
  const toShip = await shop.admin.orders.countToShip()
  return { toShip, mails: shop.services.mailbox.isConnected() }
}

export default function PostageScreen({ toShip, mails }: Loaded<typeof section>) {
  const { busy, save } = useSaveFile(copy.notSaved)
  const saveFor = (table: 'pirate-ship' | 'dhl') => () =>
    void save(addressOf('GET /api/orders/parcels.csv', { query: { table, id: [] } }))
  return (
    <FormParts>
      <FormPart title={copy.buy} hint={copy.buyHint(toShip)}>
        {toShip > 0 && (
          <div className={layout.row4}>
            <Button variant="quiet" busy={busy} onClick={saveFor('pirate-ship')}>
              {copy.pirateShip}
            </Button>
            <Button variant="quiet" busy={busy} onClick={saveFor('dhl')}>
              {copy.dhl}
            </Button>
          </div>
        )}
      </FormPart>
      <FormPart title={copy.track} hint={copy.trackHint}>
        <TrackingForm mails={mails} />
      </FormPart>
    </FormParts>
  )
}
