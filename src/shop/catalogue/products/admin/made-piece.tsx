import { Link } from 'react-router'
import { adminCopy } from '#web/admin/copy.ts'
import { CopyLink } from '#web/admin/list/copy-link.tsx'
import list from '#web/admin/list/list.module.css'
import { pieceAddress, productAddress, type SellableType } from '#web/admin/location.ts'
import layout from '#web/ui/kit/layout.module.css'
import picture from '#web/ui/kit/picture.module.css'
import prose from '#web/ui/kit/prose.module.css'
import surface from '#web/ui/kit/surface.module.css'
import { Picture } from '#web/ui/product/picture.tsx'
import { productsAdminCopy as copy } from './copy.ts'
import styles from './products.module.css'
import type { MadePiece } from './use-product-form.ts'

export function Made({ type, piece }: { type: SellableType; piece: MadePiece }) {
  const { id, hidden = false } = piece
  const name = 'printName' in piece ? piece.printName : piece.name
  const to = pieceAddress(type, { id, hidden })
  const [main] = piece.pictures
  return (
    <section className={`${surface.saved} ${styles.made}`} aria-labelledby="made">
      {main && <Picture picture={main} sizes="8rem" decorative className={picture.thumb} />}
      <div className={layout.stack2}>
        <h2 id="made" className={prose.title3}>
          {hidden ? copy.isDraft(name) : adminCopy.isPublished(name)}
        </h2>
        <div className={`${layout.words5} ${list.links}`}>
          <Link to={to}>{hidden ? adminCopy.seeDraft : adminCopy.seeInShop}</Link>
          <Link to={productAddress('edit', type, id)}>{copy.editIt}</Link>
          <Link to={productAddress('create', type, id)}>{copy.anotherLike}</Link>
          {!hidden && (
            <CopyLink
              link={new URL(to, window.location.href).href}
              label={copy.share}
              words={copy.shared}
              shares={name}
            />
          )}
        </div>
        <p className={prose.hint}>{copy.orNew}</p>
      </div>
    </section>
  )
}
