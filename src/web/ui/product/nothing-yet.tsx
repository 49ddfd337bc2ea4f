import { pagePaths } from '#platform/addresses/page-paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { shopCopy } from '#web/ui/copy.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'

/** For a page without pieces. */
export function NothingYet({ words }: { words: string }) {
  return (
    <div
      className={`${layout.stack5} ${layout.start} ${layout.narrow} ${prose.large}`}
      data-part="nothing"
    >
      {words && <p>{words}</p>}
      <ButtonLink to={pagePaths.home}>{shopCopy.goFind}</ButtonLink>
    </div>
  )
}
