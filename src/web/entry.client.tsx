import { StrictMode, Suspense, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      {/* The router waits for its data, which is in the page. */}
      <Suspense>
        <HydratedRouter />
      </Suspense>
    </StrictMode>,
  )
})
