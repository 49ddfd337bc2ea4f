import { type ReactNode, useEffect, useRef } from 'react'
import { moved } from '#shop/catalogue/galleries/admin/arrange/moved.ts'
import { type BlockKind, maxBlocks, type PageBlock } from '#shop/store/written-pages/own-page.ts'
import { PartButton } from '#web/form/inputs/part-button.tsx'
import type { Bound } from '#web/form/use-fields.tsx'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { blockEditors, type EditorProps, Unseen } from './block-editors.tsx'
import { blockCopy as copy } from './copy.ts'
import { type EditedBlock, toEdited } from './edited-block.ts'
import styles from './pages.module.css'
import type { BlockSources } from './pages-section.tsx'

type BlockListProps = Bound<readonly EditedBlock[]> & {
  sources: BlockSources
  setSending(name: string, sending: boolean, failed?: boolean): void
}

const kinds = Object.keys(blockEditors) as BlockKind[]

const empty: { [K in BlockKind]: PageBlock<K> } = {
  words: { kind: 'words', text: '' },
  picture: { kind: 'picture', picture: '', caption: '', wide: false },
  pictures: { kind: 'pictures', pictures: [], caption: '' },
  piece: { kind: 'piece', piece: null },
  gallery: { kind: 'gallery', gallery: null },
  quotation: { kind: 'quotation', text: '', by: '' },
  button: { kind: 'button', label: '', to: '' },
  video: { kind: 'video', video: '', caption: '' },
}

export function BlockList(props: BlockListProps) {
  const { value: blocks, sources, problem, problemOf, onChange, setSending } = props
  const list = useRef<HTMLDivElement>(null)
  const next = useRef<{ at: number; tool?: string } | null>(null)
  /** An upload ends after other changes. */
  const now = useRef(blocks)
  now.current = blocks

  useEffect(() => {
    if (!next.current) return
    const { at, tool } = next.current
    const part = list.current?.querySelector(`[data-part-of="${at}"]`)
    const wanted = tool
      ? part?.querySelector<HTMLElement>(`[data-tool="${tool}"]`)
      : part?.querySelector<HTMLElement>(
          '[data-field] :is(input:not([hidden]), textarea, select, button)',
        )
    next.current = null
    const target = wanted ?? list.current?.querySelector<HTMLElement>('[data-add]')
    target?.focus()
    target?.scrollIntoView({ block: 'nearest' })
  })

  function put(changed: readonly EditedBlock[]): void {
    now.current = changed
    onChange(changed)
  }

  function add(kind: BlockKind): void {
    next.current = { at: blocks.length }
    put([...blocks, toEdited({ ...empty[kind] }, crypto.randomUUID())])
  }

  function move(at: number, to: number): void {
    next.current = { at: to, tool: to < at ? 'up' : 'down' }
    put(moved(blocks, at, to))
  }

  function remove(at: number): void {
    next.current = { at: Math.max(0, at - 1), tool: 'out' }
    put(blocks.toSpliced(at, 1))
  }

  const change = (key: string, changes: object) =>
    put(now.current.map((each) => (each.key === key ? { ...each, ...changes } : each)))

  return (
    <div ref={list} className={`${layout.stack4} ${layout.wide}`} data-field="blocks">
      {problem && problemOf('blocks') && <p className={prose.wrong}>{problemOf('blocks')}</p>}
      <ol className={layout.stack4}>
        {blocks.map((block, at) => {
          const Edit = blockEditors[block.kind] as (props: EditorProps<BlockKind>) => ReactNode
          const name = copy.nameOf(at + 1, copy.kinds[block.kind])
          return (
            <li key={block.key} data-part-of={at}>
              <fieldset className={styles.part}>
                <legend className="visually-hidden">{name}</legend>
                <div className={styles.tools}>
                  <span className={prose.label}>{copy.kinds[block.kind]}</span>
                  <Tool
                    at={at}
                    tool="up"
                    sign="↑"
                    words={copy.up(name)}
                    off={at === 0}
                    onClick={() => move(at, at - 1)}
                  />
                  <Tool
                    {...{ at, tool: 'down', sign: '↓', words: copy.down(name) }}
                    off={at === blocks.length - 1}
                    onClick={() => move(at, at + 1)}
                  />
                  <PartButton
                    soft
                    name={`blocks.${at}.out`}
                    data-tool="out"
                    onClick={() => remove(at)}
                  >
                    {copy.remove}
                    <span className="visually-hidden">: {name}</span>
                  </PartButton>
                </div>
                <Unseen block={block} />
                <Edit
                  block={block}
                  name={`blocks.${at}`}
                  sources={sources}
                  problemOf={problemOf}
                  change={(changes) => change(block.key, changes)}
                  onSending={setSending}
                />
              </fieldset>
            </li>
          )
        })}
      </ol>
      {blocks.length < maxBlocks ? (
        <section className={layout.stack2} aria-label={copy.add}>
          <p className={prose.label}>{copy.add}</p>
          <div className={layout.row2}>
            {kinds.map((kind) => (
              <PartButton
                key={kind}
                look="quiet"
                name={`blocks.add.${kind}`}
                data-add={kind}
                onClick={() => add(kind)}
              >
                {copy.kinds[kind]}
              </PartButton>
            ))}
          </div>
        </section>
      ) : (
        <p className={prose.hint}>{copy.full(maxBlocks)}</p>
      )}
    </div>
  )
}

interface ToolProps {
  at: number
  tool: string
  sign: string
  words: string
  off: boolean
  onClick(): void
}

function Tool({ at, tool, sign, words, off, onClick }: ToolProps) {
  return (
    <PartButton
      look="own"
      name={`blocks.${at}.${tool}`}
      className={styles.tool}
      aria-label={words}
      aria-disabled={off || undefined}
      data-tool={tool}
      onClick={() => off || onClick()}
    >
      {sign}
    </PartButton>
  )
}
