import type { CartLine } from '#shop/checkout/cart/cart.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { shopCopy } from '#web/ui/copy.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { cartPageCopy } from './copy.ts'
import { goneWords, isSold } from './gone.ts'

interface Naming {
  called(line: CartLine): string
}

interface RemoveDialogProps extends Naming {
  line: CartLine | null
  onKeep(): void
  onRemove(line: CartLine): void
}

export function RemoveDialog({ line, called, onKeep, onRemove }: RemoveDialogProps) {
  return (
    <Dialog
      open={line !== null}
      onClose={onKeep}
      title={line ? shopCopy.askRemove(called(line)) : ''}
    >
      <p>{shopCopy.askRemoveText}</p>
      <div className={layout.row3}>
        <Button onClick={() => line && onRemove(line)}>{shopCopy.remove}</Button>
        <Button variant="quiet" onClick={onKeep}>
          {shopCopy.keep}
        </Button>
      </div>
    </Dialog>
  )
}

export function LastOneDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  return (
    <Dialog open={open} onClose={onClose} title={shopCopy.lastOne}>
      <p>{shopCopy.lastOneText}</p>
      <div className={layout.row3}>
        <Button onClick={onClose}>{cartPageCopy.allRight}</Button>
      </div>
    </Dialog>
  )
}

interface ShortageDialogProps extends Naming {
  lines: readonly CartLine[]
  instagram: string | null
  onClose(): void
}

export function ShortageDialog({ lines, called, instagram, onClose }: ShortageDialogProps) {
  const gone = lines.filter(({ state }) => state === 'sold_out')
  const less = lines.filter(({ state }) => state === 'low_stock')
  const [first] = gone
  return (
    <Dialog
      open={lines.length > 0}
      onClose={onClose}
      title={
        !first
          ? cartPageCopy.nearlyGone
          : gone.some(isSold)
            ? cartPageCopy.somebodyWasFaster
            : cartPageCopy.notInShop
      }
    >
      {gone.map((line) => (
        <p key={line.id} className={prose.bold}>
          {goneWords(line, called(line))}
        </p>
      ))}
      {first && <p>{shopCopy.snatchedAdvice}</p>}
      {less.map((line) => (
        <p key={line.id} className={prose.bold}>
          {shopCopy.lowStock(called(line), line.left ?? 0)}
        </p>
      ))}
      {less.length > 0 && <p>{shopCopy.lowStockAdvice}</p>}
      <div className={layout.row3}>
        {first ? (
          <ButtonLink to={first.gallery.path} onClick={onClose}>
            {cartPageCopy.seeOtherOptions}
          </ButtonLink>
        ) : (
          <Button onClick={onClose}>{cartPageCopy.allRight}</Button>
        )}
        {first && instagram && (
          <ButtonLink variant="quiet" to={instagram}>
            {cartPageCopy.followAlong}
          </ButtonLink>
        )}
      </div>
    </Dialog>
  )
}
