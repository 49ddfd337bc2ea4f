import type { ReactNode } from 'react'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import { heroFrame } from '#shop/catalogue/home/hero-frame.ts'
import type { Picture as Shown } from '#shop/media/pictures/picture.ts'
import type { WindowView } from '#shop/store/settings/home-window.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { largeType } from '#web/ui/large-type.ts'
import { groundStyle } from '#web/ui/product/ground.ts'
import { Picture } from '#web/ui/product/picture.tsx'
import { homePageCopy } from './copy.ts'
import styles from './home.module.css'
import { StrayDoodle } from './stray-doodle.tsx'
import { StudioWindow } from './studio-window.tsx'

interface HeroProps {
  hero: Shown | null
  view: WindowView | null
  tagLine: string
  intro: string
  doodle: number | undefined
  children: ReactNode
}

export function Hero({ hero, view, tagLine, intro, doodle, children }: HeroProps) {
  return (
    <section
      className={`${layout.page} ${styles.section}`}
      data-part="hero"
      style={!view && hero ? { ...groundStyle(hero), ...heroFrame(hero) } : {}}
    >
      <div className={styles.hero} data-part="hero-picture">
        {view ? (
          <StudioWindow {...view} />
        ) : (
          hero && (
            <Picture
              picture={hero}
              sizes="(min-width: 1800px) 112rem, (min-width: 700px) 100vw, 88vw"
              priority
              placed
              className={styles.picture}
            />
          )
        )}
      </div>
      <h1 className={styles.title} style={largeType(tagLine)}>
        {tagLine}
      </h1>
      <div className={styles.links} data-part="hero-links">
        {children}
      </div>
      <div
        className={`${layout.stack5} ${layout.start} ${layout.top} ${prose.wraps} ${styles.words}`}
        data-part="hero-words"
      >
        {intro && <p className={`${prose.lead} ${layout.short}`}>{intro}</p>}
        <ButtonLink to={pagePaths.about} variant="quiet">
          {homePageCopy.readMore}
          <span className="visually-hidden"> {homePageCopy.aboutTheStudio}</span>
        </ButtonLink>
        <StrayDoodle which={doodle} place="hero" />
      </div>
    </section>
  )
}
