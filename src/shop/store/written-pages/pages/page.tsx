import { Link } from 'react-router'
import type { Shop } from '#compose'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import { owes } from '#shop/store/law/rules.ts'
import { accessibilityWords } from '#shop/store/law/words/accessibility.copy.ts'
import { withdrawalTerms } from '#shop/store/law/words/piece-words.ts'
import {
  type Block,
  firstParagraph,
  pageNames,
  pageTitles,
  parseBlocks,
} from '#shop/store/written-pages/pages.ts'
import { shopContext } from '#web/shop-context.ts'
import { Doodle } from '#web/ui/doodles.tsx'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { pageMeta } from '#web/ui/page-meta.ts'
import type { Route } from './+types/page'
import { Blocks } from './block-views.tsx'
import { writtenPagesPageCopy } from './copy.ts'
import { showBlocks } from './load-blocks.server.ts'
import { Written } from './written.tsx'
import styles from './written-pages.module.css'

export async function loader({ context, pattern }: Route.LoaderArgs) {
  const name = pageNames.find((one) => pattern.endsWith(one)) ?? 'shipping'
  const shop = context.get(shopContext)
  const { settings, storefront } = shop
  const text = parseBlocks(await settings.page(name))
  return {
    name,
    text: name === 'terms' ? [...text, ...(await byLaw(settings))] : text,
    blocks: await showBlocks(shop, await storefront.ownPages.blocksOf(name)),
  }
}

async function byLaw({ law, studio, storeSettings }: Shop['settings']): Promise<Block[]> {
  const [said, texts, { country, countries, publicUrl }] = await Promise.all([
    law.read(),
    studio(),
    storeSettings.read(),
  ])
  const part = (title: string, paragraphs: readonly string[]): Block[] => [
    { kind: 'heading', text: title },
    ...paragraphs.map((text): Block => ({ kind: 'paragraph', text })),
  ]
  const { instructions, form } = withdrawalTerms(said, { ...texts, publicUrl })
  const withdrawing: Block[] = [
    ...part(writtenPagesPageCopy.withdrawingContract, instructions),
    { kind: 'heading', text: writtenPagesPageCopy.modelWithdrawalForm },
    { kind: 'list', items: form },
  ]
  return [
    ...(owes('withdrawal', country, countries) ? withdrawing : []),
    ...(owes('accessibility', country, countries)
      ? part('Accessibility', accessibilityWords(texts.email || publicUrl + pagePaths.contact))
      : []),
  ]
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[1]?.loaderData
  if (!loaderData || !site) return []
  const { name, text } = loaderData
  return pageMeta(site, {
    title: pageTitles[name],
    description: firstParagraph(text) ?? pageTitles[name],
    path: pagePaths[name],
  })
}

const doodles = { shipping: 9, privacy: 4, terms: 1 } as const

export default function Page({ loaderData }: Route.ComponentProps) {
  const { name, text, blocks } = loaderData
  return (
    <div className={`${layout.page} ${styles.page}`}>
      <article className={`${layout.stack6} ${layout.top} ${layout.shrinks}`}>
        <h1 className={prose.title1}>{pageTitles[name]}</h1>
        <Written blocks={text} />
        {blocks.length > 0 && <Blocks blocks={blocks} />}
      </article>
      <aside className={`${layout.stack5} ${layout.top} ${styles.aside}`}>
        <Doodle which={doodles[name]} className={styles.doodle} />
        <nav aria-label={writtenPagesPageCopy.goodToKnow}>
          <ul className={`${layout.words5} ${styles.others}`}>
            {pageNames
              .filter((other) => other !== name)
              .map((other) => (
                <li key={other}>
                  <Link to={pagePaths[other]} className={`${control.target} ${prose.name}`}>
                    {pageTitles[other]}
                  </Link>
                </li>
              ))}
            <li>
              <Link to={pagePaths.contact} className={`${control.target} ${prose.name}`}>
                {writtenPagesPageCopy.askMeSomething}
              </Link>
            </li>
          </ul>
        </nav>
      </aside>
    </div>
  )
}
