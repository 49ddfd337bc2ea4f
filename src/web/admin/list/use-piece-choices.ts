import { useEffect, useRef, useState } from 'react'
import {
  type ChoiceFilter,
  firstChoices,
  mostChoices,
  type PieceChoice,
  type PieceChoices,
} from '#shop/catalogue/products/lists/piece-choice.ts'
import { call } from '#web/ui/hooks/api.ts'

/** Milliseconds. */
const rest = 250

type Key = Pick<PieceChoice, 'kind' | 'id'>

export const choiceKey = ({ kind, id }: Key) => `${kind}/${id}`

export function choiceIn(key: string): Key {
  const [kind, id] = key.split('/')
  return { kind: kind as Key['kind'], id: Number(id) }
}

export function toggled<T>(list: readonly T[], each: T): T[] {
  return list.includes(each) ? list.filter((other) => other !== each) : [...list, each]
}

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
    known: (key: string) => known.current.get(key),
    failed,
    showMore: more && limit < mostChoices ? () => setLimit(limit + firstChoices) : undefined,
    more,
  }
}
