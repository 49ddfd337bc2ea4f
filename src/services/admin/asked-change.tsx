import { useState } from 'react'
import { Ask } from '#web/admin/list/ask.tsx'
import { useAction } from '#web/admin/list/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { servicesCopy } from './copy.ts'

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
  const { busy, act } = useAction()
  const change = async () => {
    if (await act(work, { done: said, failed: servicesCopy.failed })) setAsking(false)
  }
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <Ask
        open={asking}
        title={question}
        danger={danger}
        busy={busy}
        onYes={() => void change()}
        onCancel={() => setAsking(false)}
      >
        <p>{text}</p>
      </Ask>
    </>
  )
}
