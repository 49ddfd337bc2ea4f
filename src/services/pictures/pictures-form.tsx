import type { MoveStatus } from '#shop/media/stores/picture-move.schema.ts'
import { PictureMove } from './picture-move.tsx'
import type { PictureStoreForm } from './pictures-input.schema.ts'
import { PicturesForm } from './pictures-store-form.tsx'

export interface PicturesData {
  form: PictureStoreForm
  move: MoveStatus
}

export function PicturesPart({ form, move, isOwn }: PicturesData & { isOwn: boolean }) {
  return (
    <>
      {move.state !== 'none' && move.all > 0 && (
        <PictureMove move={move} before={isOwn ? form.before : null} />
      )}
      {isOwn && <PicturesForm key={JSON.stringify(form.now)} now={form.now} />}
    </>
  )
}
