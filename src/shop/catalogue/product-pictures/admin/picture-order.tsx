import { Way } from '#shop/catalogue/galleries/admin/arrange/arrange-row.tsx'
import type { useDrag } from '#shop/catalogue/galleries/admin/arrange/use-drag.ts'
import { galleriesCopy } from '#shop/catalogue/galleries/admin/copy.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import { productPicturesAdminCopy } from './copy.ts'
import styles from './picture-slots.module.css'

const { earlier, later } = galleriesCopy.row
const ways = [
  { sign: '↑', words: earlier, by: -1 },
  { sign: '↓', words: later, by: 1 },
]

interface PictureOrderProps {
  what: string
  position: number
  of: number
  drag: ReturnType<typeof useDrag>
  /** `way` names the control, which keeps the focus. */
  onMove(to: number, way: string): void
}

export function PictureOrder({ what, position, of, drag, onMove }: PictureOrderProps) {
  return (
    <div className={`${layout.row2} ${layout.middle} ${layout.wide}`}>
      <span
        className={styles.handle}
        aria-hidden="true"
        onPointerDown={(event) => drag.start(event, position, position)}
      >
        ⠿
      </span>
      {ways.map(({ sign, words, by }) => {
        const to = position + by
        return (
          <Way
            key={sign}
            {...{ sign, words, of: what }}
            off={to < 0 || to >= of}
            stays
            onClick={() => onMove(to, words)}
          />
        )
      })}
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
