import type { Product } from '#shop/catalogue/products/product.ts'
import { guideInches, type ShownGuide } from '#shop/catalogue/sizes/size-guide.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import prose from '#web/ui/kit/prose.module.css'
import { sizesPageCopy as copy } from './copy.ts'
import styles from './sizes.module.css'

interface SizeTableProps {
  piece: Product
  guide: ShownGuide
  open: boolean
  onClose(): void
}

export default function SizeTable({ piece, guide, open, onClose }: SizeTableProps) {
  return (
    <Dialog open={open} onClose={onClose} title={copy.sizeGuide}>
      {guide.note && <p className={prose.lines}>{guide.note}</p>}
      <GuideTable guide={guide} own={piece.size} />
      {piece.measurements && <p>{copy.thisPiece(piece.measurements)}</p>}
    </Dialog>
  )
}

export function GuideTable({ guide, own }: { guide: ShownGuide; own: string | null }) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{copy.guideTable}</caption>
      <thead>
        <tr>
          <th scope="col">{copy.size}</th>
          {guide.measures.map((measure) => (
            <th key={measure} scope="col">
              {measure}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {guide.sizes.map(({ label, cm }) => (
          <tr key={label} aria-current={label === own ? 'true' : undefined}>
            <th scope="row">{label}</th>
            {guide.measures.map((measure, at) => (
              <td key={measure}>
                <Measure cm={cm[at] ?? null} unit={guide.unit} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Measure({ cm, unit }: { cm: number | null } & Pick<ShownGuide, 'unit'>) {
  if (cm === null) return copy.notMeasured
  const inUnits = [copy.inCm(cm), copy.inInches(guideInches(cm))]
  const [usual, other] = unit === 'in' ? inUnits.reverse() : inUnits
  return (
    <>
      {usual} <span className={styles.other}>{other}</span>
    </>
  )
}
