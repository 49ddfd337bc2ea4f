import { Link } from 'react-router'
import type { Shop } from '#compose'
import { type ProductKind, productKinds } from '#platform/addresses/kinds.ts'
import { adminSectionPath } from '#platform/addresses/page-paths.ts'
import { parseMoney } from '#platform/money/money.ts'
import { costsSchema } from '#shop/catalogue/costs/costs.schema.ts'
import type { UsedSize } from '#shop/catalogue/costs/costs.server.ts'
import type { MakingCost } from '#shop/catalogue/costs/costs.ts'
import { bySize } from '#shop/catalogue/sizes/by-size.ts'
import type { Loaded, Section, SectionRequest } from '#web/admin/section.ts'
import { special } from '#web/form/fields.ts'
import { FormPart, FormParts, SectionForm } from '#web/form/form.tsx'
import { useFields } from '#web/form/use-fields.tsx'
import { useCurrency } from '#web/ui/money.ts'
import { costsAdminCopy as copy } from './copy.ts'
import { CostFields, type CostText, costTexts, readCosts } from './cost-fields.tsx'
import { OnePiece } from './one-piece.tsx'
import { OwnPieces } from './own-pieces.tsx'

export const section = {
  at: 'costs',
  label: copy.costs,
  least: 'partner',
  menu: { group: 'orders', place: 90, keywords: copy.keywords },
  help: 'profit',
  load,
} satisfies Section

/** A kind has more sizes than this only by accident; the others cost what every other size costs. */
const mostSizes = 24

async function load({ admin, catalogue, storefront, settings }: Shop, { search }: SectionRequest) {
  const key = pieceIn(search.get('piece'))
  if (key) {
    const piece = { ...key, ...(await admin.costs.ofPiece(key)) }
    return { name: copy.ofPiece(piece.name), piece }
  }
  const [shared, sizes, own, galleries, choices] = await Promise.all([
    admin.costs.shared(),
    admin.costs.usedSizes(),
    admin.costs.own(),
    storefront.collections.list('gallery'),
    catalogue.choices({ which: 'all' }),
  ])
  return {
    piece: null,
    version: shared.version,
    rows: rowsOf(shared.costs, sizes, galleries),
    own,
    choices,
    printed: settings.printer() !== 'manual',
  }
}

/** 'prints/12' */
function pieceIn(text: string | null): { kind: ProductKind; id: number } | null {
  const [name, id] = (text ?? '').split('/')
  const kind = productKinds.find((each) => each === name)
  return kind && Number.isSafeInteger(Number(id)) ? { kind, id: Number(id) } : null
}

interface SharedRow extends Pick<MakingCost, 'kind' | 'size'> {
  gallery: number
  label: string
  cost: number | null
}

function rowsOf(
  costs: readonly MakingCost[],
  sizes: readonly UsedSize[],
  galleries: readonly { id: number; kind: ProductKind | null; title: string }[],
): SharedRow[] {
  const row = (kind: ProductKind, gallery: number, size: string, label: string): SharedRow => ({
    kind,
    gallery,
    size,
    label,
    cost:
      costs.find((each) => each.kind === kind && each.galleryId === gallery && each.size === size)
        ?.cost ?? null,
  })
  const entered = (kind: ProductKind, gallery: number) =>
    costs
      .filter((each) => each.kind === kind && each.galleryId === gallery && each.size !== '')
      .map(({ size }) => size)
  const ofKinds = productKinds.flatMap((kind) => {
    const used = sizes.filter((each) => each.kind === kind).map(({ size }) => size)
    const labels = [...new Set([...entered(kind, 0), ...used])].slice(0, mostSizes).sort(bySize)
    return [
      ...labels.map((size) => row(kind, 0, size, copy.size(size))),
      row(kind, 0, '', labels.length > 0 ? copy.otherSizes : copy.one),
    ]
  })
  const ofGalleries = galleries
    .filter(({ kind }) => kind === null)
    .flatMap(({ id, title }) =>
      productKinds.flatMap((kind) =>
        [...new Set([...entered(kind, id), ''])].map((size) =>
          row(kind, id, size, copy.inGallery(title, copy.kinds[kind])),
        ),
      ),
    )
  return [...ofKinds, ...ofGalleries]
}

export default function CostsScreen(props: Loaded<typeof section>) {
  if (props.piece) return <OnePiece piece={props.piece} />
  const { rows, version, own, choices, printed } = props
  return (
    <FormParts>
      <Shared rows={rows} version={version} printed={printed} />
      <OwnPieces own={own} first={choices} />
    </FormParts>
  )
}

const fields = {
  costs: special<CostText<SharedRow>[], SharedRow[]>({
    label: copy.costs,
    first: [],
    fill: costTexts,
    read: (rows) =>
      readCosts(rows).map(({ kind, gallery, size, cost }) => ({ kind, gallery, size, cost })),
  }),
}

function Shared({
  rows,
  version,
  printed,
}: {
  rows: SharedRow[]
  version: string
  printed: boolean
}) {
  const currency = useCurrency()
  const form = useFields(fields, {
    name: 'costs',
    to: 'PUT /api/costs',
    schema: costsSchema,
    stored: { costs: rows, version },
    load: { from: 'GET /api/costs' },
    read: ({ costs, version }) => ({
      version,
      costs: rows.map((row) => {
        const kept = costs.find(
          ({ kind, gallery, size }) =>
            kind === row.kind && gallery === row.gallery && size === row.size,
        )
        return { ...row, cost: kept ? parseMoney(kept.cost, currency) : null }
      }),
    }),
    saved: copy.saved,
    failed: copy.failed,
  })
  const shown = form.bind('costs')
  const part = (is: (row: Pick<SharedRow, 'kind' | 'gallery'>) => boolean) => (
    <CostFields {...shown} shows={is} />
  )
  const hasGalleries = rows.some(({ gallery }) => gallery !== 0)
  return (
    <SectionForm form={form}>
      {productKinds.map((kind, at) => (
        <FormPart
          key={kind}
          title={copy.kinds[kind]}
          hint={
            at === 0 ? [copy.intro, copy.kept, printed ? copy.printed : ''].join(' ') : undefined
          }
        >
          {part((row) => row.kind === kind && row.gallery === 0)}
        </FormPart>
      ))}
      {hasGalleries && (
        <FormPart title={copy.galleries} hint={copy.galleriesHint}>
          {part(({ gallery }) => gallery !== 0)}
        </FormPart>
      )}
      <p>
        {copy.posting}
        <Link to={adminSectionPath('shipping')}>{copy.shipping}</Link>.
      </p>
    </SectionForm>
  )
}
