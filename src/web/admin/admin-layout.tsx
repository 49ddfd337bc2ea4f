import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { adminSectionPath, pagePaths } from '#platform/addresses/page-paths.ts'
import { BackToList } from '#shop/audience/opening/admin/back-to-list.tsx'
import type { NextStep } from '#shop/audience/opening/admin/next-step.ts'
import { passingParameters } from '#web/form/plain/plain-post.ts'
import { actForm } from '#web/form/plain/use-plain-action.ts'
import { Bar } from '#web/shell/bar.tsx'
import { CartLink } from '#web/shell/cart-link.tsx'
import { MenuSheet } from '#web/shell/menu-sheet.tsx'
import { PageAnnouncer } from '#web/shell/page-announcer.tsx'
import { Pending } from '#web/shell/pending.tsx'
import type { NavItem } from '#web/shell/site.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { pageForm } from '#web/ui/dialog.tsx'
import layout from '#web/ui/kit/layout.module.css'
import surface from '#web/ui/kit/surface.module.css'
import { SkipLink } from '#web/ui/skip-link.tsx'
import styles from './admin.module.css'
import type { Badges } from './badges.ts'
import { adminCopy } from './copy.ts'
import { HelpLink } from './help/help-link.tsx'
import type { HelpPage } from './help/help-pages.ts'
import { type AdminLocation, homeTitle, sectionNameOf } from './location.ts'
import { Menu } from './menu.tsx'
import { type MenuGroup, placeInMenu } from './menu-groups.ts'
import { RefusedParcels } from './refused-parcels.tsx'
import { SearchButton } from './search/search-button.tsx'
import { SearchDialog } from './search/search-dialog.tsx'
import { SignInAgain } from './sign-in-again.tsx'
import { TabBar } from './tab-bar.tsx'

interface AdminLayoutProps {
  location: AdminLocation | null
  title: string
  help: HelpPage | null
  name: string | null
  badges: Badges
  menu: readonly MenuGroup[]
  studioName: string
  navItems: readonly NavItem[]
  isOpen: boolean
  next: NextStep | null
  email: string
  children: ReactNode
}

export function AdminLayout({
  location,
  title,
  help,
  name,
  badges,
  menu,
  studioName,
  navItems,
  isOpen,
  next,
  email,
  children,
}: AdminLayoutProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const here = `${title}${name ?? ''}`
  const before = useRef(here)
  const [searching, setSearching] = useState(false)
  const search = () => setSearching(true)
  const [address] = useSearchParams()
  const problem = address.get('problem')
  const { entry } = placeInMenu(menu, location)

  useEffect(() => {
    if (before.current === here) return
    before.current = here
    heading.current?.focus({ preventScroll: true })
  }, [here])

  return (
    <SignInAgain email={email}>
      <SkipLink />
      <PlainForms address={address} />
      <Pending />
      <Bar name={studioName} navItems={navItems}>
        <SearchButton onClick={search} />
        <span className={styles.cart}>
          <CartLink />
        </span>
        <MenuSheet>
          <Menu groups={menu} here={entry?.name} badges={badges} />
        </MenuSheet>
      </Bar>
      <div className={styles.layout}>
        {location && <Breadcrumb admin steps={stepsTo(location, title, name, entry?.id)} />}
        <TabBar location={location} badges={badges} onSearch={search} />
        <main id="main" tabIndex={-1} className={styles.work}>
          {location && !isOpen && <BackToList next={next} />}
          <div className={`${layout.words4} ${layout.apart}`}>
            <h1 ref={heading} tabIndex={-1} className={styles.title}>
              {name ?? title}
            </h1>
            {help && <HelpLink page={help} />}
          </div>
          <noscript>
            <p className={surface.note}>
              {address.has('done')
                ? adminCopy.plainDone
                : problem === null
                  ? adminCopy.noScripts
                  : adminCopy.plainFailed(problem)}
            </p>
          </noscript>
          <RefusedParcels />
          {children}
        </main>
      </div>
      <SearchDialog open={searching} onOpen={search} onClose={() => setSearching(false)} />
      <PageAnnouncer />
    </SignInAgain>
  )
}

/** The forms of buttons, without scripts: one opens a dialog or closes it, the other acts. */
function PlainForms({ address }: { address: URLSearchParams }) {
  const lasting = [...address].filter(([name]) => !passingParameters.includes(name))
  return (
    <>
      <form id={pageForm} hidden>
        {lasting.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </form>
      <form id={actForm} method="post" encType="multipart/form-data" hidden />
    </>
  )
}

/** `line`: the id of its line in the menu, which needs no section above it. */
function stepsTo(
  location: AdminLocation,
  title: string,
  name: string | null,
  line: string | undefined,
) {
  const home = { name: homeTitle, to: pagePaths.admin }
  if (!name) return [home, { name: title }]
  if (line) return [home, { name }]
  return [home, { name: title, to: adminSectionPath(sectionNameOf(location)) }, { name }]
}
