import { createContext } from 'react'

/** The address that a save leads on to while the shop is set up; null: it stays. */
export const NextStepContext = createContext<string | null>(null)
