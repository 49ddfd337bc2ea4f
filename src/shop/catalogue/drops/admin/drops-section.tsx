import { useContext } from 'react'
import { Link, useNavigate, useRevalidator } from 'react-router'
import type { Shop } from '#compose'
import { adminPathOf, dropPath } from '#platform/addresses/page-paths.ts'
import type { Drop } from '#shop/catalogue/drops/drop.ts'
import { momentInWords } from '#shop/catalogue/drops/drop-words.ts'
import styles from '#shop/checkout/discounts/admin/codes.module.css'
import { AskingList } from '#web/admin/list/asking-list.tsx'
import ways from '#web/admin/list/list.module.css'
import { TextButton } from '#web/admin/list/text-button.tsx'
import type { Section, SectionRequest } from '#web/admin/section.ts'
import { StudioZone } from '#web/admin/studio-zone.ts'
import { FormPart } from '#web/form/form.tsx'
import { call } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { toast } from '#web/ui/toast.ts'
import { dropsCopy as copy } from './copy.ts'
import { DropForm } from './drop-form.tsx'

export const section = {
  at: 'drops',
  label: copy.drops,
  help: 'drops',
  load,
} satisfies Section

async function load(shop: Shop, { id }: SectionRequest) {
  const [drops, free] = await Promise.all([
    shop.storefront.drops.list(),
    shop.catalogue.choices({ which: 'free' }),
  ])
  return { drops, free, chosen: id === null ? null : Number(id) }
}

export default function DropsScreen(props: Awaited<ReturnType<typeof load>>) {
  const { drops, free, chosen } = props
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const edited = drops.find(({ id }) => id === chosen) ?? null

  async function remove({ id }: Drop): Promise<void> {
    await call('DELETE /api/drops/delete/id/{id}', { path: { id } })
    toast.success(copy.removed, 2500)
    if (id === chosen) await navigate(adminPathOf('drops'), { replace: true })
    else await revalidate()
  }

  return (
    <div className={styles.screen}>
      <FormPart title={copy.list}>
        <AskingList
          items={drops}
          none={copy.none}
          row={(drop, ask) => <Row key={drop.id} drop={drop} onRemove={ask} />}
          title={(drop) => copy.ask(drop?.title ?? '')}
          text={(drop) => (drop?.hasBegun ? copy.askBegun : copy.askText)}
          end={remove}
          failed={copy.notRemoved}
        />
        {chosen !== null && !edited && <p role="alert">{copy.gone}</p>}
      </FormPart>
      <DropForm
        key={edited ? `${edited.id}-${edited.hasBegun}` : `new-${drops.length}`}
        drop={edited}
        free={free}
      />
    </div>
  )
}

function Row({ drop, onRemove }: { drop: Drop; onRemove(): void }) {
  const { id, title, opensAt, hasBegun, announced, pieces } = drop
  const zone = useContext(StudioZone)
  return (
    <li className={styles.row}>
      <p className={`${layout.words3} ${layout.baseline}`}>
        <span className={styles.name}>{title}</span>
        <span className={`${prose.hint} ${prose.wraps}`}>{copy.count(pieces.length)}</span>
      </p>
      <p className={`${prose.hint} ${prose.wraps}`}>
        {copy.inTheShop(copy.states[hasBegun ? 'begun' : 'coming'], momentInWords(opensAt, zone))}
      </p>
      <p className={`${layout.words5} ${styles.aside} ${ways.ways}`}>
        <Link to={adminPathOf('drops', id)}>
          {copy.change}
          <span className="visually-hidden">: {title}</span>
        </Link>
        {announced && (
          <Link to={dropPath(id)}>
            {copy.page}
            <span className="visually-hidden">: {title}</span>
          </Link>
        )}
        <TextButton soft onClick={onRemove}>
          {copy.remove}
          <span className="visually-hidden">: {title}</span>
        </TextButton>
      </p>
    </li>
  )
}
