import { type ComponentType, useEffect, useState } from 'react'
import { provideToaster, readyToaster } from './toast.ts'

/** Where toasts appear. Their library is loaded when the page has come to rest, not before. */
export function Toasts() {
  const [parts, setParts] = useState<{
    Toaster: ComponentType<{ onReady(): void }>
    onReady(): void
  }>()

  useEffect(() => {
    provideToaster(async () => {
      const { show, Toaster } = await import('./toaster.tsx')
      await new Promise<void>((onReady) => setParts({ Toaster, onReady }))
      return show
    })
    const timer = setTimeout(readyToaster, 2500)
    return () => clearTimeout(timer)
  }, [])

  return parts && <parts.Toaster onReady={parts.onReady} />
}
