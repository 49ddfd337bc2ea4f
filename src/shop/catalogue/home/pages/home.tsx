import { useEffect, useState } from 'react'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import { momentInWords } from '#shop/catalogue/drops/drop-words.ts'
import { Sentence } from '#shop/catalogue/search/pages/sentence.tsx'
import { noWindow, shownWindow, withoutPicture } from '#shop/store/settings/home-window.ts'
import { shopContext } from '#web/shop-context.ts'
import { useComposition } from '#web/theme/use-theme.ts'
import { doodleCount } from '#web/ui/doodles.tsx'
import layout from '#web/ui/kit/layout.module.css'
import { pageMeta } from '#web/ui/page-meta.ts'
import type { Route } from './+types/home'
import { Arrivals } from './arrivals.tsx'
import { type ComingDrop, ComingDrops } from './coming-drops.tsx'
import { CommissionsTeaser } from './commissions-teaser.tsx'
import { Hero } from './hero.tsx'
import styles from './home.module.css'
import { Tiles } from './tiles.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const [home, studio, pictures, drops, { topics, prices }] = await Promise.all([
    shop.content.home(),
    shop.settings.studio(),
    shop.content.studioPictures(),
    shop.storefront.drops.coming(),
    shop.catalogue.offers(),
  ])
  const place = {
    now: shop.clock.now(),
    timeZone: studio.timeZone,
    country: shop.settings.storeSettings.current().country,
  }
  const { newest, ...shown } = home
  const hero = home.hero ?? pictures.defaultHero ?? newest
  const { homeWindow = noWindow } = studio
  return {
    ...shown,
    view: shownWindow(hero ? homeWindow : withoutPicture(homeWindow), place, drops),
    hero,
    drops: drops.map(
      ({ id, title, opensAt }): ComingDrop => ({
        id,
        title,
        opensAt,
        when: momentInWords(opensAt, studio.timeZone),
      }),
    ),
    present: { topics, prices },
    tagLine: studio.tagLine,
    intro: studio.homeIntro,
    teaser: studio.takesCommissions ? studio.commissions.teaser : null,
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[1]?.loaderData
  if (!loaderData || !site) return []
  const { studioName, publicUrl, artistName, email, social } = site
  return pageMeta(site, {
    description: [site.tagLine && `${site.tagLine}.`, loaderData.intro].filter(Boolean).join(' '),
    path: pagePaths.home,
    picture: loaderData.hero,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: studioName,
        url: publicUrl,
        potentialAction: {
          '@type': 'SearchAction',
          target: `${publicUrl}${pagePaths.search}?q={words}`,
          'query-input': 'required name=words',
        },
      },
      {
        '@context': 'https://schema.org',
        '@type': 'OnlineStore',
        name: studioName,
        url: publicUrl,
        ...(email !== '' && { email }),
        founder: { '@type': 'Person', name: artistName },
        sameAs: social.map(({ url }) => url),
      },
    ],
  })
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { hero, view, drops, tagLine, intro, arrivals, teaser, tiles, present } = loaderData
  const doodles = useThreeDoodles()
  return (
    <div {...useComposition('home')}>
      <Hero hero={hero} view={view} tagLine={tagLine} intro={intro} doodle={doodles?.[0]}>
        <Tiles tiles={tiles} />
      </Hero>
      <ComingDrops drops={drops} />
      <Arrivals cards={arrivals} doodle={doodles?.[1]} />
      {present.prices.length > 0 && (
        <div className={`${layout.page} ${styles.present}`}>
          <Sentence offers={present} />
        </div>
      )}
      {teaser !== null && <CommissionsTeaser teaser={teaser} doodle={doodles?.[2]} />}
    </div>
  )
}

type Three = [number, number, number]

/** Specification §2. Null until the page is hydrated. */
function useThreeDoodles(): Three | null {
  const [three, setThree] = useState<Three | null>(null)
  useEffect(() => {
    const hat = Array.from({ length: doodleCount }, (_, which) => which)
    const draw = () => hat.splice(Math.random() * hat.length, 1)[0] ?? 0
    setThree([draw(), draw(), draw()])
  }, [])
  return three
}
