import { useNavigate } from 'react-router'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { shopCopy } from '#web/ui/copy.ts'
import { useAfter } from '#web/ui/hooks/use-after.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import styles from './cart.module.css'
import { cartPageCopy } from './copy.ts'

/** Goes home after 2 s (specification §8). */
export function CartFailed() {
  const navigate = useNavigate()
  useAfter(2000, () => void navigate(pagePaths.home))
  return (
    <div className={`${layout.page} ${layout.framed}`}>
      <h1>{cartPageCopy.yourCart}</h1>
      <div className={`${layout.stack5} ${layout.start} ${styles.empty}`}>
        <p className={prose.display} role="alert">
          {shopCopy.cartFailed}
        </p>
        <ButtonLink to={pagePaths.home}>{cartPageCopy.home}</ButtonLink>
      </div>
    </div>
  )
}
