import { type ReactNode, Suspense, useState } from 'react'

/** The end of the turns so far; null on the server, and once the page has come to life. */
let turns: Promise<void> | null = typeof document === 'undefined' ? null : Promise.resolve()

/** When all parts have come to life; what is shown from then on is made in the browser. */
export async function allTurns(): Promise<void> {
  while (turns) {
    const last = turns
    await last
    if (last === turns) turns = null
  }
}

const nextTask = () => new Promise<void>((run) => setTimeout(run))

/**
 * One element that comes to life in a task of its own, so that a tap isn't kept waiting by all of a page
 * at once. Until then it stands as the server sent it.
 */
export function InTurn({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <Waiting>{children}</Waiting>
    </Suspense>
  )
}

function Waiting({ children }: { children: ReactNode }) {
  const [turn] = useState(takeTurn)
  if (turn && !turn.hasCome) throw turn.coming
  return children
}

function takeTurn() {
  if (!turns) return null
  const coming = turns.then(nextTask).then(() => {
    turn.hasCome = true
  })
  const turn = { hasCome: false, coming }
  turns = coming
  return turn
}
