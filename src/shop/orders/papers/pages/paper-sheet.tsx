import type { ReactNode } from 'react'
import { unbroken } from '#shop/catalogue/products/product.ts'
import type { Paper, PaperLine, PaperRow, SheetSize } from '#shop/orders/papers/paper.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { papersPageCopy } from './copy.ts'
import styles from './papers.module.css'

interface PaperSheetProps {
  paper: Paper
  sheet: SheetSize
  /** Null: the PDF typefaces lack one of its letters. */
  pdf: string | null
  back?: { to: string; words: string }
  /** Never printed. */
  children?: ReactNode
}

export function PaperSheet({ paper, sheet, pdf, back, children }: PaperSheetProps) {
  const { title, from, fromLines, to, headline, stamp, facts, lines, sums } = paper
  return (
    <PaperPage sheet={sheet} pdf={pdf} back={back} beside={children}>
      <article className={styles.sheet}>
        <header className={`${layout.words5} ${layout.baseline} ${layout.apart} ${styles.head}`}>
          <div>
            <p className={prose.display}>{from}</p>
            {fromLines.map((line) => (
              <p key={line} className={prose.hint}>
                {line}
              </p>
            ))}
          </div>
          <h1 className={styles.title}>{title}</h1>
        </header>
        {to.length > 0 && (
          <address className={`${layout.stack} ${prose.lead} ${prose.wraps} ${styles.to}`}>
            {to.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        )}
        {headline !== null && <p className={styles.headline}>{headline}</p>}
        {stamp !== null && <p className={styles.stamp}>{stamp}</p>}
        <Rows rows={facts} className={styles.facts} />
        {lines.length > 0 && <Lines lines={lines} />}
        <Rows rows={sums} className={styles.sums} />
        {paper.gift !== null && (
          <p className={`${prose.name} ${prose.lines} ${styles.gift}`}>{paper.gift}</p>
        )}
        <div className={`${layout.stack2} ${prose.hint} ${styles.notes}`}>
          {paper.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
          {paper.link !== null && (
            <p className={prose.wraps}>
              <a href={paper.link}>{paper.link}</a>
            </p>
          )}
        </div>
        <Rows rows={paper.proof} className={styles.proof} />
      </article>
    </PaperPage>
  )
}

interface PaperPageProps extends Pick<PaperSheetProps, 'sheet' | 'pdf' | 'back' | 'children'> {
  /** Never printed. */
  beside: ReactNode
}

export function PaperPage({ sheet, pdf, back, beside, children }: PaperPageProps) {
  return (
    <main id="main" className={`${layout.stack5} ${styles.page}`} data-sheet={sheet}>
      {children}
      <div className={`${layout.stack4} ${layout.full} ${styles.beside}`}>
        <p className={layout.words5}>
          {pdf !== null && (
            <a href={pdf} className={control.target}>
              {papersPageCopy.openPdf}
            </a>
          )}
          <a href={back?.to ?? '/'} className={control.target}>
            {back?.words ?? papersPageCopy.toTheShop}
          </a>
        </p>
        {pdf === null && <p>{papersPageCopy.noPdf}</p>}
        {beside}
      </div>
    </main>
  )
}

function Lines({ lines }: { lines: readonly PaperLine[] }) {
  return (
    <table className={styles.lines}>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{papersPageCopy.howMany}</th>
          <th scope="col">{papersPageCopy.what}</th>
          <th scope="col">{papersPageCopy.sum}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ quantity, name, details, sum }) => (
          <tr key={`${name} ${details}`}>
            <td className={`${prose.bold} ${prose.whole} ${styles.quantity}`}>{quantity} ×</td>
            <td>
              <p className={prose.bold}>{name}</p>
              {details !== '' && <p className={prose.hint}>{unbroken(details)}</p>}
            </td>
            <td className={`${prose.whole} ${styles.sum}`}>{sum}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function Rows({
  rows,
  className,
}: {
  rows: readonly PaperRow[]
  className: string | undefined
}) {
  if (rows.length === 0) return null
  return (
    <dl className={className}>
      {rows.map(({ term, words, strong }) => (
        <div key={term} data-strong={strong || undefined}>
          <dt>{term}</dt>
          <dd>{unbroken(words)}</dd>
        </div>
      ))}
    </dl>
  )
}
