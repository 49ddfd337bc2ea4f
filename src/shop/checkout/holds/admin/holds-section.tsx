import { Link } from 'react-router'
import type { Shop } from '#compose'
import { editPath } from '#platform/addresses/page-paths.ts'
import { debitsSetting } from '#shop/checkout/checkout/debits/debits.schema.ts'
import { timeWords } from '#web/admin/list/days.ts'
import { List } from '#web/admin/list/list.tsx'
import { useFreshOnReturn } from '#web/admin/list/use-fresh-on-return.ts'
import type { Loaded, Section, SectionRequest } from '#web/admin/section.ts'
import { useMay } from '#web/admin/staff-role.ts'
import { FormPart, FormParts } from '#web/form/form.tsx'
import { CheckNow } from '#web/form/inputs/check-now.tsx'
import { prepare, type Schemas } from '#web/ui/hooks/api.ts'
import { holdsCopy as copy } from './copy.ts'

export const section = {
  at: 'holds',
  label: copy.beingPaidNow,
  menu: { group: 'orders', place: 60, keywords: copy.keywords },
  help: 'orders',
  load,
} satisfies Section

async function load({ settings }: Shop, { read }: SectionRequest) {
  const { timeZone: zone } = await settings.studio()
  return { holds: await read('GET /api/holds'), debits: await settings.get(debitsSetting), zone }
}

/** Never shows the buyers. */
export default function HoldsScreen({ holds, debits, zone }: Loaded<typeof section>) {
  useFreshOnReturn()
  const mayChange = useMay('partner')
  return (
    <FormParts>
      <FormPart title={copy.list} hint={copy.intro}>
        <List
          items={holds}
          keyOf={({ orderId }) => orderId}
          none={copy.nobody}
          row={(hold) => holdRow(hold, zone, mayChange)}
        />
      </FormPart>
      {mayChange && (
        <FormPart title={copy.debits} hint={copy.debitsHint}>
          <CheckNow
            label={copy.allow}
            checked={debits.forSingles}
            save={(forSingles) => prepare('PUT /api/holds/debits', { body: { forSingles } })}
            saved={copy.saved}
            failed={copy.notSaved}
          />
        </FormPart>
      )}
    </FormParts>
  )
}

function holdRow(
  { orderId, pieces, since, until }: Schemas['Hold'],
  zone: string,
  mayEnd: boolean,
) {
  const isDebit = until === null
  return {
    name: pieces.map(({ lineId, kind, productId, name, quantity }) => (
      <p key={lineId}>
        {quantity > 1 && `${quantity} × `}
        <Link to={editPath(kind, productId)}>{name}</Link>
      </p>
    )),
    about: [
      copy.since(timeWords(since, zone)),
      isDebit ? copy.underWay : copy.until(timeWords(until, zone)),
    ].join(', '),
    actions: [
      mayEnd && {
        label: copy.end,
        of: pieces.map(({ name }) => name).join(', '),
        button: true,
        ask: {
          title: isDebit ? copy.debitTitle : copy.title,
          text: isDebit ? copy.debitText : copy.text,
          yes: copy.yes,
          cancel: copy.keep,
        },
        run: prepare('DELETE /api/holds/{id}', { path: { id: orderId } }),
        done: ({ state }: { state: string }) => copy.ended(state),
        failed: copy.failed,
      },
    ],
  }
}
