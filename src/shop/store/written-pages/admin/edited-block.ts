import { useMemo } from 'react'
import type { Picture } from '#shop/media/pictures/picture.ts'
import { type BlockKind, maxBlocks, type PageBlock } from '#shop/store/written-pages/own-page.ts'
import { special } from '#web/form/fields.ts'
import { newDescriptions, type SlotValue, slotValue } from '#web/form/pictures/picture-value.ts'
import { call } from '#web/ui/hooks/api.ts'
import { writtenPagesAdminCopy as copy } from './copy.ts'

/** A picture in the form. `address`: for a picture that this window doesn't know. */
export type EditedPicture = SlotValue & { address?: string }

type WithPictures<B> = {
  [F in keyof B]: F extends 'picture' | 'video'
    ? EditedPicture
    : F extends 'pictures'
      ? EditedPicture[]
      : B[F]
}

/** A block in the form. Keeps its `key` while it moves. */
export type EditedBlock<K extends BlockKind = BlockKind> = {
  [Each in K]: WithPictures<PageBlock<Each>> & { key: string }
}[K]

function blocksField(known: ReadonlyMap<string, Picture>) {
  const edited = (address: string): EditedPicture => {
    const picture = known.get(address)
    return picture || address === '' ? slotValue(picture) : { ...slotValue(null), address }
  }
  return special<readonly EditedBlock[], readonly PageBlock[]>({
    label: copy.parts,
    first: [],
    fill: (blocks) => blocks.map((block, at) => toEdited(block, `stored-${at}`, edited)),
    read: (blocks) => blocks.slice(0, maxBlocks * 4).map(toBlock),
  })
}

export function toEdited(
  block: PageBlock,
  key: string,
  edited: (address: string) => EditedPicture = () => slotValue(null),
): EditedBlock {
  switch (block.kind) {
    case 'picture':
      return { ...block, key, picture: edited(block.picture) }
    case 'pictures':
      return { ...block, key, pictures: block.pictures.map(edited) }
    case 'video':
      return { ...block, key, video: edited(block.video) }
    default:
      return { ...block, key }
  }
}

const addressOf = ({ picture, address = '' }: EditedPicture) => picture?.address ?? address

function toBlock({ key: _, ...block }: EditedBlock): object {
  switch (block.kind) {
    case 'picture':
      return { ...block, picture: addressOf(block.picture) }
    case 'pictures':
      return { ...block, pictures: block.pictures.map(addressOf) }
    case 'video':
      return { ...block, video: addressOf(block.video) }
    default:
      return block
  }
}

/** A field of blocks; call `saveWords` before the form is sent. */
export function useBlocks(sources: { pictures: readonly (readonly [string, Picture])[] }) {
  // Includes pictures uploaded since the screen was loaded.
  const known = useMemo(() => new Map(sources.pictures), [sources])
  return {
    field: blocksField(known),
    async saveWords({ blocks }: { blocks: readonly EditedBlock[] }): Promise<void> {
      const slots = blocks.flatMap(slotsIn)
      for (const body of newDescriptions(Object.fromEntries(slots.entries()))) {
        await call('PUT /api/images/alt', { body })
      }
      for (const { picture, alt } of slots) {
        if (picture) known.set(picture.address, { ...picture, alt: alt.trim() })
      }
    },
  }
}

export function slotsIn(block: EditedBlock): readonly EditedPicture[] {
  if (block.kind === 'picture') return [block.picture]
  if (block.kind === 'pictures') return block.pictures
  return block.kind === 'video' ? [block.video] : []
}
