import { unbroken } from '#shop/catalogue/products/product.ts'
import type { Picture as Shown } from '#shop/media/pictures/picture.ts'
import type { Paper, SheetSize } from '#shop/orders/papers/paper.ts'
import { StudioStamp } from '#shop/orders/record/pages/studio-stamp.tsx'
import { useComposition } from '#web/theme/use-theme.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { Picture } from '#web/ui/product/picture.tsx'
import { Qr } from '#web/ui/qr.tsx'
import { papersPageCopy } from './copy.ts'
import { PaperPage, Rows } from './paper-sheet.tsx'
import styles from './papers.module.css'

interface CertificateSheetProps {
  paper: Paper & { framed: NonNullable<Paper['framed']> }
  sheet: SheetSize
  pdf: string | null
  /** Null: the piece is gone. */
  picture: Shown | null
  children: React.ReactNode
}

/** To frame: the work, its number, a seal, and a line for the signature. */
export function CertificateSheet({ paper, sheet, pdf, picture, children }: CertificateSheetProps) {
  const { title, from, headline, stamp, facts, notes, link, framed } = paper
  return (
    <PaperPage sheet={sheet} pdf={pdf} beside={children}>
      <article className={`${styles.sheet} ${styles.framed}`} {...useComposition('certificate')}>
        <p className={prose.display}>{from}</p>
        <h1 className={styles.title}>{title}</h1>
        {picture && (
          <div className={styles.work} data-part="framed-work">
            <Picture picture={picture} priority sizes="(min-width: 700px) 26rem, 74vw" />
          </div>
        )}
        <p className={prose.title3}>{unbroken(framed.title)}</p>
        <p className={prose.soft}>{framed.artist}</p>
        <p className={styles.number} data-part="number">
          {headline}
        </p>
        {stamp !== null && <p className={styles.stamp}>{stamp}</p>}
        <div className={styles.signed}>
          <StudioStamp studio={from} middle={[framed.seal, '']} className={styles.seal} />
          <p className={styles.signature}>{papersPageCopy.signedBy(framed.artist)}</p>
          {link !== null && <Qr text={link} label={papersPageCopy.qr} className={styles.qr} />}
        </div>
        <details className={styles.statement}>
          <summary className={`${control.summary} ${prose.bold}`}>
            {papersPageCopy.statement}
          </summary>
          <Rows rows={facts} className={styles.facts} />
          <div className={`${layout.stack2} ${prose.hint}`}>
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
            {link !== null && (
              <p className={prose.wraps}>
                <a href={link}>{link}</a>
              </p>
            )}
          </div>
        </details>
      </article>
    </PaperPage>
  )
}
