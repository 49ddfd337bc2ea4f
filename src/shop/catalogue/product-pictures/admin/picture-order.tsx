import type { useDrag } from '#shop/catalogue/galleries/admin/arrange/use-drag.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import { productPicturesAdminCopy } from './copy.ts'
import styles from './picture-slots.module.css'

interface PictureOrderProps {
  what: string
  position: number
  of: number
  drag: ReturnType<typeof useDrag>
  /** `way` names the control, which keeps the focus. */
  onMove(to: number, way: string): void
}

export function PictureOrder({ what, position, of, drag, onMove }: PictureOrderProps) {
  const step = (sign: string, words: string, to: number) => {
    const off = to < 0 || to >= of
    return (
      <button
        type="button"
        className={`${control.flat} ${styles.way}`}
        data-way={words}
        aria-disabled={off || undefined}
        onClick={off ? undefined : () => onMove(to, words)}
      >
        <span aria-hidden="true">{sign}</span>
        <span className="visually-hidden">
          {words}: {what}
        </span>
      </button>
    )
  }
  return (
    <div className={`${layout.row2} ${layout.middle} ${layout.wide}`}>
      <span
        className={styles.handle}
        aria-hidden="true"
        onPointerDown={(event) => drag.start(event, position, position)}
      >
        ⠿
      </span>
      {step('↑', 'Earlier', position - 1)}
      {step('↓', 'Later', position + 1)}
      <label>
        <span className="visually-hidden">{productPicturesAdminCopy.moveTo(what)}</span>
        <select
          data-way="place"
          className={`${control.flat} ${styles.place}`}
          value={position}
          onChange={(event) => onMove(Number(event.target.value), 'place')}
        >
          {Array.from({ length: of }, (_, at) => at).map((at) => (
            <option key={at} value={at}>
              {at === 0
                ? productPicturesAdminCopy.firstOnCards
                : productPicturesAdminCopy.place(at + 1)}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
