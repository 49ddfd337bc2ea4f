import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { reasonFor } from '#web/admin/copy.ts'
import { Ask } from '#web/admin/list/ask.tsx'
import { useOneAtATime } from '#web/admin/list/use-one-at-a-time.ts'
import { useAsOwner } from '#web/admin/sign-in-again.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { servicesCopy } from './copy.ts'

export function useServiceChange() {
  const { busy, run } = useOneAtATime()
  const { revalidate } = useRevalidator()
  const asOwner = useAsOwner()

  function change(work: () => Promise<unknown>, said: string, then?: () => void): void {
    void run(async () => {
      try {
        await asOwner(work)
        toast.success(said, 2500)
        then?.()
        await revalidate()
      } catch (failure) {
        toast.error(`${servicesCopy.failed}. ${reasonFor(failure)}`, 4000)
      }
    })
  }

  return { busy, change }
}

interface AskedChangeProps {
  label: string
  question: string
  text: string
  said: string
  danger?: boolean
  work(): Promise<unknown>
}

export function AskedChange({ label, question, text, said, danger, work }: AskedChangeProps) {
  const [asking, setAsking] = useState(false)
  const { busy, change } = useServiceChange()
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <Ask
        open={asking}
        title={question}
        danger={danger}
        busy={busy}
        onYes={() => change(work, said, () => setAsking(false))}
        onCancel={() => setAsking(false)}
      >
        <p>{text}</p>
      </Ask>
    </>
  )
}
