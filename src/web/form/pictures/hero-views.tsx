import { heroFrame } from '#shop/catalogue/home/hero-frame.ts'
import type { Picture as Shown } from '#shop/media/pictures/picture.ts'
import { formCopy } from '#web/form/copy.ts'
import { useTheme } from '#web/theme/use-theme.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { Picture } from '#web/ui/product/picture.tsx'
import styles from './picture-slot.module.css'

/** Pixels: a window, the hero's width in it, and the best height. */
const windows = [
  { window: 390, width: 390, natural: 287 },
  { window: 800, width: 800, natural: 528 },
  { window: 1280, width: 1172, natural: 384 },
  { window: 1800, width: 1656, natural: 480 },
]
/** The share of the picture that the title covers. */
const label = 36
const scale = 0.2

export function HeroViews({ picture }: { picture: Shown }) {
  const composition = useTheme()?.composition ?? 'wall'
  if (composition === 'plinth') return <p>{formCopy.shownWhole}</p>
  const isPoster = composition === 'poster'
  return (
    <ul
      className={`${layout.row3} ${layout.end} ${prose.small}`}
      aria-label={formCopy.heroAtWidths}
    >
      {windows.map(({ window, width, natural }) => (
        <li key={window}>
          <div
            className={styles.view}
            style={{
              width: (isPoster ? window : width) * scale,
              '--natural': `${(isPoster ? window : natural) * scale}px`,
              '--label': `${isPoster ? 0 : label * scale}px`,
              ...heroFrame(picture),
            }}
          >
            <div className={styles.viewPicture}>
              <Picture picture={picture} sizes="20rem" decorative placed className={styles.cut} />
            </div>
          </div>
          {formCopy.pixelsWide(window)}
        </li>
      ))}
    </ul>
  )
}
