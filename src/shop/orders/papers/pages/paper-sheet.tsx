import type { ReactNode } from 'react'
import type { Paper, PaperLine, PaperRow, SheetSize } from '#shop/orders/papers/paper.ts'
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
    <main id="main" className={styles.page} data-sheet={sheet}>
      <article className={styles.sheet}>
        <header className={styles.head}>
          <div>
            <p className={styles.from}>{from}</p>
            {fromLines.map((line) => (
              <p key={line} className={prose.hint}>
                {line}
              </p>
            ))}
          </div>
          <h1 className={styles.title}>{title}</h1>
        </header>
        {to.length > 0 && (
          <address className={styles.to}>
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
        {paper.gift !== null && <p className={styles.gift}>{paper.gift}</p>}
        {paper.notes.map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
        {paper.link !== null && (
          <p className={styles.link}>
            <a href={paper.link}>{paper.link}</a>
          </p>
        )}
        <Rows rows={paper.proof} className={styles.proof} />
      </article>
      <div className={styles.beside}>
        <p className={styles.ways}>
          {pdf !== null && <a href={pdf}>{papersPageCopy.openPdf}</a>}
          <a href={back?.to ?? '/'}>{back?.words ?? papersPageCopy.toTheShop}</a>
        </p>
        {pdf === null && <p>{papersPageCopy.noPdf}</p>}
        {children}
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
            <td className={styles.quantity}>{quantity} ×</td>
            <td>
              <span className={styles.name}>{name}</span>
              {details !== '' && <span className={styles.details}>{details}</span>}
            </td>
            <td className={styles.sum}>{sum}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Rows({ rows, className }: { rows: readonly PaperRow[]; className: string | undefined }) {
  if (rows.length === 0) return null
  return (
    <dl className={className}>
      {rows.map(({ term, words, strong }) => (
        <div key={term} data-strong={strong || undefined}>
          <dt>{term}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  )
}
