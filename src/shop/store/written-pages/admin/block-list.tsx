import { type ReactNode, useRef } from 'react'
import { type BlockKind, maxBlocks, type PageBlock } from '#shop/store/written-pages/own-page.ts'
import { EntryTools, useEntries } from '#web/form/inputs/entry-tools.tsx'
import { PartButton } from '#web/form/inputs/part-button.tsx'
import type { Bound } from '#web/form/use-fields.tsx'
import type { FailedUpload } from '#web/form/use-form.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { blockEditors, type EditorProps, Unseen } from './block-editors.tsx'
import { blockCopy as copy } from './copy.ts'
import { type EditedBlock, toEdited } from './edited-block.ts'
import styles from './pages.module.css'
import type { BlockSources } from './pages-section.tsx'

type BlockListProps = Bound<readonly EditedBlock[]> & {
  sources: BlockSources
  setSending(name: string, sending: boolean, failed?: FailedUpload): void
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
  /** An upload ends after other changes. */
  const now = useRef(blocks)
  now.current = blocks
  const { box, add, move } = useEntries(blocks, put)

  function put(changed: readonly EditedBlock[]): void {
    now.current = changed
    onChange(changed)
  }

  const change = (key: string, changes: object) =>
    put(now.current.map((each) => (each.key === key ? { ...each, ...changes } : each)))

  return (
    <div ref={box} className={`${layout.stack4} ${layout.wide}`} data-field="blocks">
      {problem && problemOf('blocks') && <p className={prose.wrong}>{problemOf('blocks')}</p>}
      <ol className={layout.stack4}>
        {blocks.map((block, at) => {
          const Edit = blockEditors[block.kind] as (props: EditorProps<BlockKind>) => ReactNode
          const name = copy.nameOf(at + 1, copy.kinds[block.kind])
          return (
            <li key={block.key} data-entry={at}>
              <fieldset className={styles.part}>
                <legend className="visually-hidden">{name}</legend>
                <div className={styles.tools}>
                  <span className={prose.label}>{copy.kinds[block.kind]}</span>
                  <EntryTools
                    move={move}
                    at={at}
                    count={blocks.length}
                    called={name}
                    words={copy}
                    remove={() => put(blocks.toSpliced(at, 1))}
                    name={`blocks.${at}`}
                  />
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
                onClick={() => add(toEdited({ ...empty[kind] }, crypto.randomUUID()))}
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
