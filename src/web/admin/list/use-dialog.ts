import { type MouseEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { pageForm } from '#web/ui/dialog.tsx'

/** Without scripts an open dialog is a page, at `&do=` and its name. */
export function useDialog(name: string) {
  const [address, setAddress] = useSearchParams()
  const [open, setOpen] = useState(address.get('do') === name)
  return {
    open,
    opener: {
      type: 'submit',
      form: pageForm,
      name: 'do',
      value: name,
      onClick(event: MouseEvent) {
        event.preventDefault()
        setOpen(true)
      },
    } as const,
    close() {
      setOpen(false)
      if (!address.has('do')) return
      const rest = new URLSearchParams(address)
      rest.delete('do')
      setAddress(rest, { replace: true, preventScrollReset: true })
    },
  }
}
