import { useEffect } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import styles from './toaster.module.css'

export function show(
  look: 'success' | 'warning' | 'error' | 'info',
  text: string,
  ms: number,
): void {
  toast[look](text, { duration: ms })
}

/** Sonner in the shop's clothes. It forgets what was said before it listens: hence `onReady`. */
export function Toaster({ onReady }: { onReady(): void }) {
  useEffect(onReady, [onReady])
  return (
    <Sonner
      position="top-center"
      offset={{ top: '5.5rem' }}
      mobileOffset={{ top: '5.5rem' }}
      gap={10}
      visibleToasts={3}
      containerAriaLabel="Messages"
      toastOptions={{
        unstyled: true,
        classNames: {
          toast: styles.toast,
          title: styles.title,
          icon: styles.icon,
          success: styles.success,
          warning: styles.warning,
          error: styles.error,
        },
      }}
    />
  )
}
