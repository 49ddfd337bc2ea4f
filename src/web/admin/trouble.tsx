import { useEffect } from 'react'
import { Bar } from '#web/shell/bar.tsx'
import { ErrorPage } from '#web/shell/error-page.tsx'
import { lastSite } from '#web/shell/site.ts'

/** Written in the browser alone. */
let lastName: string | undefined

export function useLastName(name: string): void {
  useEffect(() => {
    lastName = name
  }, [name])
}

export function AdminTrouble({ error }: { error: unknown }) {
  return (
    <>
      <Bar
        name={lastName ?? lastSite()?.studioName ?? 'Admin'}
        navItems={lastSite()?.navItems ?? []}
      />
      <main id="main">
        <ErrorPage error={error} navItems={lastSite()?.navItems ?? []} />
      </main>
    </>
  )
}
