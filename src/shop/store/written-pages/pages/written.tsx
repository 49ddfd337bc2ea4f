import { type Block, linked } from '#shop/store/written-pages/pages.ts'
import prose from '#web/ui/kit/prose.module.css'
import styles from './written-pages.module.css'

interface WrittenProps {
  blocks: readonly Block[]
  heading?: 'h2' | 'h3'
}

export function Written({ blocks, heading: Heading = 'h2' }: WrittenProps) {
  return (
    <div className={styles.written}>
      {blocks.map((block, i) => {
        const key = `${i} ${block.kind}`
        if (block.kind === 'heading') {
          return (
            <Heading key={key} className={styles.heading}>
              {block.text}
            </Heading>
          )
        }
        if (block.kind === 'paragraph') {
          return (
            <p key={key} className={prose.lines}>
              <Line text={block.text} />
            </p>
          )
        }
        if (block.kind === 'years') {
          return (
            <dl key={key} className={styles.years}>
              {block.items.map(({ year, text }, at) => (
                <div key={`${year} ${text}`}>
                  <dt data-again={year === block.items[at - 1]?.year || undefined}>{year}</dt>
                  <dd>
                    <Line text={text} />
                  </dd>
                </div>
              ))}
            </dl>
          )
        }
        return (
          <ul key={key} className={styles.list}>
            {block.items.map((item) => (
              <li key={item}>
                <Line text={item} />
              </li>
            ))}
          </ul>
        )
      })}
    </div>
  )
}

function Line({ text }: { text: string }) {
  return linked(text).map(({ text: words, to }, i) => {
    const key = `${i} ${words}`
    return to ? (
      <a key={key} href={to} rel="noopener">
        {words}
      </a>
    ) : (
      <span key={key}>{words}</span>
    )
  })
}
