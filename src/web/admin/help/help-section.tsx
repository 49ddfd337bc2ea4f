import { Link } from 'react-router'
import type { Shop } from '#compose'
import { adminSectionPath } from '#platform/addresses/page-paths.ts'
import { adminCopy } from '#web/admin/copy.ts'
import type { Section, SectionRequest } from '#web/admin/section.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import styles from './help.module.css'
import type { HelpBlock, TextRun } from './help-blocks.ts'
import { type HelpPage, helpPages, helpText } from './help-pages.ts'

export const section = {
  at: 'help',
  label: adminCopy.help,
  menu: { group: 'upkeep', place: 10, keywords: adminCopy.helpKeywords },
  help: null,
  load,
} satisfies Section

async function load(_: Shop, { id }: Pick<SectionRequest, 'id'>) {
  // Imported here, because the screen's browser script would contain the parser.
  const { readHelp } = await import('./help-blocks.ts')
  const page = helpPages.find((name) => name === id)
  if (!page) {
    const list = helpPages.map((name) => ({ page: name, title: readHelp(helpText(name)).title }))
    return { name: null, blocks: null, list }
  }
  const { title, blocks } = readHelp(helpText(page))
  return { name: title, blocks, list: null }
}

type HelpData = Awaited<ReturnType<typeof load>>

export default function HelpScreen({ list, blocks }: HelpData) {
  if (list) return <HelpList list={list} />
  return (
    <div className={styles.page}>
      {blocks?.map((block) => (
        <Block key={blockText(block)} block={block} />
      ))}
      <p>
        <Link to={adminSectionPath('help')} className={control.link}>
          {adminCopy.helpPages.all}
        </Link>
      </p>
    </div>
  )
}

function HelpList({ list }: { list: { page: HelpPage; title: string }[] }) {
  return (
    <>
      <p className={`${layout.measure} ${prose.soft}`}>{adminCopy.helpPages.lead}</p>
      <ul className={styles.pages}>
        {list.map(({ page, title }) => (
          <li key={page}>
            <Link to={adminSectionPath('help', page)} className={styles.entry}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

function Block({ block }: { block: HelpBlock }) {
  switch (block.kind) {
    case 'heading':
      return (
        <h2 className={styles.heading}>
          <TextRuns runs={block.runs} />
        </h2>
      )
    case 'paragraph':
      return (
        <p>
          <TextRuns runs={block.runs} />
        </p>
      )
    case 'steps':
      return <ol className={styles.steps}>{listItems(block.items)}</ol>
    case 'list':
      return <ul className={styles.list}>{listItems(block.items)}</ul>
  }
}

function blockText(block: HelpBlock): string {
  const runs = 'items' in block ? block.items.flat() : block.runs
  return runs.map(({ text }) => text).join('')
}

function listItems(items: readonly TextRun[][]) {
  return items.map((runs) => (
    <li key={runs.map(({ text }) => text).join('')}>
      <TextRuns runs={runs} />
    </li>
  ))
}

function TextRuns({ runs }: { runs: readonly TextRun[] }) {
  return runs.map(({ text, strong, page }, i) => {
    const key = `${i} ${text}`
    if (strong) return <strong key={key}>{text}</strong>
    if (page === undefined) return <span key={key}>{text}</span>
    return (
      <Link key={key} to={adminSectionPath('help', page)}>
        {text}
      </Link>
    )
  })
}
