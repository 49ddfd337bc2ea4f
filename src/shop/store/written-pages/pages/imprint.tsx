import type { ReactNode } from 'react'
import { data, Link } from 'react-router'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import { countryName } from '#platform/countries.ts'
import { splitLines } from '#shop/store/law/law.ts'
import { owes } from '#shop/store/law/rules.ts'
import {
  guaranteeLink,
  guaranteePage,
  guaranteeWords,
} from '#shop/store/law/words/guarantee.copy.ts'
import { sellerLines } from '#shop/store/law/words/piece-words.ts'
import { shopContext } from '#web/shop-context.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { pageMeta } from '#web/ui/page-meta.ts'
import { Picture } from '#web/ui/product/picture.tsx'
import { StudioMail } from '#web/ui/studio-mail.tsx'
import type { Route } from './+types/imprint'
import { writtenPagesPageCopy } from './copy.ts'
import styles from './written-pages.module.css'

export async function loader({ context }: Route.LoaderArgs) {
  const { settings } = context.get(shopContext)
  const [law, { studioName, email }, { country, countries, tax }] = await Promise.all([
    settings.law.read(),
    settings.studio(),
    settings.storeSettings.read(),
  ])
  if (!law.published) throw data(null, { status: 404 })
  const packaging = law.packaging.filter(({ shown }) => shown)
  return {
    seller: sellerLines(law, studioName),
    email,
    phone: law.phone,
    register: [...splitLines(law.register), law.taxNumber, tax.note ?? ''].filter(Boolean),
    responsible: owes('responsible_person', country, countries) ? splitLines(law.responsible) : [],
    packaging: packaging.map(
      (each) => `${countryName(each.country)}: ${each.scheme} ${each.number}`,
    ),
    guarantee: owes('guarantee_notice', country, countries),
    notice: law.noticePicture ?? Object.values(law.noticePictures)[0] ?? null,
  }
}

const title = writtenPagesPageCopy.legalNotice

export function meta({ matches }: Route.MetaArgs) {
  const site = matches[1]?.loaderData
  if (!site) return []
  const description = writtenPagesPageCopy.imprintDescription(site.studioName)
  return pageMeta(site, { title, description, path: pagePaths.imprint })
}

/** Laws of many countries require this page to be always reachable. */
export default function ImprintPage({ loaderData }: Route.ComponentProps) {
  const { seller, email, phone, register, responsible, packaging, guarantee, notice } = loaderData
  return (
    <div className={`${layout.page} ${styles.page}`}>
      <article className={`${layout.stack6} ${layout.top} ${layout.shrinks}`}>
        <h1 className={prose.title1}>{title}</h1>
        <Part title={writtenPagesPageCopy.whoSells}>
          <address className={prose.lines}>{seller.join('\n')}</address>
          <p>
            <StudioMail email={email} instead={writtenPagesPageCopy.writeButton} />
          </p>
          {phone && <p>{phone}</p>}
          {register.length > 0 && <p className={prose.lines}>{register.join('\n')}</p>}
        </Part>
        {responsible.length > 0 && (
          <Part title={writtenPagesPageCopy.responsibleEuropeanUnion}>
            <p className={prose.lines}>{responsible.join('\n')}</p>
          </Part>
        )}
        {packaging.length > 0 && (
          <Part title={writtenPagesPageCopy.packaging}>
            <p className={prose.lines}>{packaging.join('\n')}</p>
          </Part>
        )}
        {guarantee && (
          <Part title={writtenPagesPageCopy.legalGuarantee}>
            {notice ? (
              <a href={guaranteePage} rel="noopener" className={styles.notice}>
                <Picture picture={{ ...notice, alt: notice.alt || guaranteeWords }} sizes="26rem" />
              </a>
            ) : (
              <p>
                {guaranteeWords}{' '}
                <a href={guaranteePage} rel="noopener">
                  {guaranteeLink}
                </a>
              </p>
            )}
          </Part>
        )}
        <p>
          <Link to={pagePaths.terms}>{writtenPagesPageCopy.terms}</Link>,{' '}
          <Link to={pagePaths.privacy}>{writtenPagesPageCopy.privacy}</Link>,{' '}
          <Link to={pagePaths.shipping}>{writtenPagesPageCopy.shippingAndReturns}</Link>
        </p>
      </article>
    </div>
  )
}

function Part({ title: heading, children }: { title: string; children: ReactNode }) {
  return (
    <section className={layout.stack3}>
      <h2 className={prose.title3}>{heading}</h2>
      {children}
    </section>
  )
}
