import { type ReactNode, useState } from 'react'
import {
  type BlockKind,
  longestButton,
  longestCaption,
  longestQuotation,
  longestSpeaker,
} from '#shop/store/written-pages/own-page.ts'
import { maxPageText } from '#shop/store/written-pages/pages.ts'
import { Field, type FieldPlan } from '#web/form/field.tsx'
import { CheckField } from '#web/form/inputs/check-field.tsx'
import { Select } from '#web/form/inputs/select.tsx'
import { PictureSlot } from '#web/form/pictures/picture-slot.tsx'
import type { FailedUpload } from '#web/form/use-form.ts'
import prose from '#web/ui/kit/prose.module.css'
import { blockCopy as copy } from './copy.ts'
import { type EditedBlock, type EditedPicture, slotsIn } from './edited-block.ts'
import type { BlockSources } from './pages-section.tsx'
import { PictureRow } from './picture-row.tsx'
import { PieceChoice } from './piece-choice.tsx'

export interface EditorProps<K extends BlockKind> {
  block: EditedBlock<K>
  /** 'blocks.3' */
  name: string
  sources: BlockSources
  problemOf(field: string): string | null
  change(changes: Partial<EditedBlock<K>>): void
  onSending(name: string, sending: boolean, failed?: FailedUpload): void
}

type Editor<K extends BlockKind> = (props: EditorProps<K>) => ReactNode

export const blockEditors: { [K in BlockKind]: Editor<K> } = {
  words: (props) => (
    <Text {...props} of="text" plan={{ label: copy.text, kind: 'long', max: maxPageText }} />
  ),
  picture: ({ block, change, ...props }) => (
    <>
      <Slot
        {...props}
        of="picture"
        what={copy.picture}
        value={block.picture}
        put={(picture) => change({ picture })}
      />
      <Text block={block} change={change} {...props} of="caption" plan={captionPlan} />
      <CheckField
        name={`${props.name}.wide`}
        label={copy.wide}
        problem={null}
        checked={block.wide}
        onChange={(wide) => change({ wide })}
      />
    </>
  ),
  pictures: (props) => (
    <>
      <PictureRow {...props} />
      <Text {...props} of="caption" plan={captionPlan} />
    </>
  ),
  piece: ({ block, change, name, sources }) => (
    <PieceChoice
      name={`${name}.piece`}
      chosen={block.piece}
      sources={sources}
      onChange={(piece) => change({ piece })}
    />
  ),
  gallery: ({ block, change, name, sources, problemOf }) => {
    const chosen = String(block.gallery ?? '')
    const isGone = chosen !== '' && sources.galleries.every(([id]) => id !== chosen)
    return (
      <Select
        name={`${name}.gallery`}
        label={copy.gallery}
        options={[['', copy.choose], ...sources.galleries]}
        value={isGone ? '' : chosen}
        problem={problemOf(`${name}.gallery`)}
        hint={isGone ? copy.goneGallery : copy.galleryHint}
        onChange={(id) => change({ gallery: id === '' ? null : Number(id) })}
      />
    )
  },
  quotation: (props) => (
    <>
      <Text
        {...props}
        of="text"
        plan={{ label: copy.quotation, kind: 'long', max: longestQuotation }}
      />
      <Text
        {...props}
        of="by"
        plan={{ label: copy.by, kind: 'line', max: longestSpeaker, optional: true }}
      />
    </>
  ),
  button: (props) => <ButtonEditor {...props} />,
  video: ({ block, change, ...props }) => (
    <>
      <Slot
        {...props}
        of="video"
        what={copy.video}
        value={block.video}
        put={(video) => change({ video })}
      />
      <Text block={block} change={change} {...props} of="caption" plan={captionPlan} />
    </>
  ),
}

const captionPlan: Omit<FieldPlan, 'name'> = {
  label: copy.caption,
  kind: 'line',
  max: longestCaption,
  optional: true,
}

interface TextProps<K extends BlockKind> extends EditorProps<K> {
  of: string
  plan: Omit<FieldPlan, 'name'>
}

function Text<K extends BlockKind>({ block, name, of, plan, problemOf, change }: TextProps<K>) {
  const texts = block as unknown as Record<string, string>
  return (
    <Field
      plan={{ ...plan, name: `${name}.${of}` }}
      value={texts[of] ?? ''}
      problem={problemOf(`${name}.${of}`)}
      onChange={(typed) => change({ [of]: typed } as Partial<EditedBlock<K>>)}
    />
  )
}

interface SlotProps extends Pick<EditorProps<BlockKind>, 'name' | 'problemOf' | 'onSending'> {
  of: 'picture' | 'video'
  what: string
  value: EditedPicture
  put(value: EditedPicture): void
}

function Slot({ name, of, what, value, put, problemOf, onSending }: SlotProps) {
  const isGone = value.picture === null && value.address !== undefined
  const field = `${name}.${of}`
  return (
    <PictureSlot
      plan={{
        name: field,
        what,
        whole: true,
        optional: true,
        video: of === 'video',
        hint: isGone ? copy.gonePicture : copy.hints[of],
      }}
      folder="HomepageHero"
      value={value}
      problem={problemOf(field)}
      onChange={put}
      onSending={(is, failed) => onSending(field, is, failed)}
    />
  )
}

const elsewhere = 'elsewhere'

function ButtonEditor(props: EditorProps<'button'>) {
  const { block, name, sources, problemOf, change } = props
  const [typed, setTyped] = useState(false)
  const isListed = sources.links.some(([to]) => to === block.to)
  const isTyped = typed || (block.to !== '' && !isListed)
  return (
    <>
      <Text {...props} of="label" plan={{ label: copy.label, kind: 'line', max: longestButton }} />
      <Select
        name={isTyped ? `${name}.way` : `${name}.to`}
        label={copy.to}
        options={[['', copy.choose], ...sources.links, [elsewhere, copy.elsewhere]]}
        value={isTyped ? elsewhere : block.to}
        problem={isTyped ? null : problemOf(`${name}.to`)}
        onChange={(to) => {
          setTyped(to === elsewhere)
          change({ to: to === elsewhere ? '' : to })
        }}
      />
      {isTyped && (
        <Text
          {...props}
          of="to"
          plan={{
            label: copy.address,
            kind: 'line',
            max: 500,
            mode: 'url',
            hint: copy.addressHint,
          }}
        />
      )}
    </>
  )
}

export function Unseen({ block }: { block: EditedBlock }) {
  return isUnseen(block) ? <p className={prose.hint}>{copy.unseen}</p> : null
}

function isUnseen(block: EditedBlock): boolean {
  if (block.kind === 'piece') return block.piece === null
  if (block.kind === 'gallery') return block.gallery === null
  const isOfPictures =
    block.kind === 'picture' || block.kind === 'pictures' || block.kind === 'video'
  return isOfPictures && slotsIn(block).every(({ picture }) => picture === null)
}
