import { Link } from 'react-router'
import { adminSectionPath } from '#platform/addresses/page-paths.ts'
import type { Piece } from '#shop/catalogue/products/piece.ts'
import { adminCopy } from '#web/admin/copy.ts'
import { ActionButton } from '#web/admin/list/action-button.tsx'
import list from '#web/admin/list/list.module.css'
import { pieceAddress, productAddress, type SellableType } from '#web/admin/location.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { useCurrency } from '#web/ui/money.ts'
import { everyPieceCopy as copy } from './every-piece.copy.ts'
import { hotChoice } from './lists/choose-hot-product.tsx'
import { removal } from './lists/delete-products.tsx'
import { DraftOrNot } from './lists/draft-or-not.tsx'
import { toItem } from './lists/item.ts'

interface PieceActionsProps {
  type: SellableType
  piece: Piece
  isHot: boolean
  unsent: number
}

export function PieceActions({ type, piece, isHot, unsent }: PieceActionsProps) {
  const { id, name, hidden } = piece.product
  const item = toItem(piece, useCurrency())
  const text = unsent > 0 && copy.unsent(unsent)
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons and links, no fields
    <div role="group" aria-label={copy.actions} className={`${layout.words5} ${list.links}`}>
      {!hidden && <Link to={pieceAddress(type, item)}>{adminCopy.seeInShop}</Link>}
      <Link to={productAddress('create', type, id)}>{copy.duplicate}</Link>
      {!item.sold && <DraftOrNot type={type} item={item} />}
      {isHot && <span className={prose.soft}>{adminCopy.hotNow}</span>}
      {!isHot && !hidden && !item.sold && (
        <ActionButton look="soft" {...hotChoice(type, id, name)}>
          {copy.makeHot}
        </ActionButton>
      )}
      <ActionButton
        look="soft"
        {...removal(type, id, name)}
        ask={{ title: adminCopy.askDelete(name), text, danger: true }}
        to={adminSectionPath('products')}
      >
        {copy.delete}
      </ActionButton>
    </div>
  )
}
