import { useEffect, useRef, useState } from 'react'
import {
  type ChoiceFilter,
  firstChoices,
  mostChoices,
  type PieceChoice,
  type PieceChoices,
} from '#shop/catalogue/products/lists/piece-choice.ts'
import { call } from '#web/ui/hooks/api.ts'

/** A pause in typing, in milliseconds, after which the pieces follow. */
const rest = 250

/** Names a piece in a form: 'merch/7'. */
export const choiceKey = ({ kind, id }: Pick<PieceChoice, 'kind' | 'id'>) => `${kind}/${id}`

/** The list with `each`, or without it if it was there. */
export function toggled<T>(list: readonly T[], each: T): T[] {
  return list.includes(each) ? list.filter((other) => other !== each) : [...list, each]
}

/** Choices of pieces that follow the typed words; `first`: the choices without words. */
export function usePieceChoices(which: ChoiceFilter, first: PieceChoices) {
  const [words, setWords] = useState('')
  const [limit, setLimit] = useState(firstChoices)
  const [found, setFound] = useState<PieceChoices | null>(null)
  const [failed, setFailed] = useState(false)
  const asked = words.trim()
  const isFirst = asked === '' && limit === firstChoices
  const known = useRef(new Map<string, PieceChoice>())

  useEffect(() => {
    if (isFirst) return setFound(null)
    let isOld = false
    async function find() {
      try {
        const query = { find: asked, which, limit }
        const answer = await call('GET /api/pieces', { query })
        if (isOld) return
        setFound(answer)
        setFailed(false)
      } catch {
        if (!isOld) setFailed(true)
      }
    }
    const timer = window.setTimeout(() => void find(), rest)
    return () => {
      isOld = true
      window.clearTimeout(timer)
    }
  }, [asked, limit, which, isFirst])

  const { pieces, more } = (isFirst ? null : found) ?? first
  for (const piece of pieces) known.current.set(choiceKey(piece), piece)
  return {
    words,
    onType(text: string) {
      setWords(text)
      setLimit(firstChoices)
    },
    pieces,
    /** A chosen piece stays known when others are looked for. */
    known: (key: string) => known.current.get(key),
    failed,
    /** Undefined: there are no more, or no more are offered. */
    showMore: more && limit < mostChoices ? () => setLimit(limit + firstChoices) : undefined,
    more,
  }
}
