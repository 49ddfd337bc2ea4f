import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  type Personalisation,
  textProblem,
  tidyText,
} from '#shop/catalogue/personalisation/personalisation.ts'

export type TextInput = HTMLInputElement | HTMLTextAreaElement

export function usePersonalText(asked: Personalisation | undefined, written = '') {
  const [typed, setTyped] = useState(written)
  const [problem, setProblem] = useState<string | null>(null)
  const input = useRef<TextInput>(null)
  // A field that was removed meanwhile can't be emptied.
  const text = asked ? tidyText(typed) : ''

  // Words typed before hydration count.
  const takeEarly = useEffectEvent(() => {
    const early = input.current?.value
    if (early !== undefined && early !== typed) setTyped(early)
  })
  useEffect(() => takeEarly(), [])

  function onType(next: string): void {
    setProblem(null)
    setTyped(next)
  }

  function isFit(): boolean {
    const found = textProblem(asked, text)
    setProblem(found)
    if (found !== null) input.current?.focus()
    return found === null
  }

  return { text, isFit, clear: () => onType(''), field: { typed, problem, input, onType } }
}
