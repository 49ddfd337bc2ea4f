import { type ComponentType, useEffect, useState } from 'react'
import { provideToaster, readyToaster } from './toast.ts'

/** Where toasts appear. Their library is loaded when somebody first does something. */
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
    const acts = ['pointerdown', 'keydown'] as const
    const onAct = () => {
      void readyToaster()
    }
    for (const act of acts) window.addEventListener(act, onAct, { once: true })
    return () => {
      for (const act of acts) window.removeEventListener(act, onAct)
    }
  }, [])

  return parts && <parts.Toaster onReady={parts.onReady} />
}
