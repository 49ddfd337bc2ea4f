import { Bar } from '#web/storefront/frame/bar.tsx'
import { Trouble } from '#web/storefront/frame/trouble.tsx'

/** In place of an admin screen that failed. */
export function AdminTrouble({ error }: { error: unknown }) {
  return (
    <>
      <Bar name="Admin" />
      <main id="main">
        <Trouble error={error} />
      </main>
    </>
  )
}
