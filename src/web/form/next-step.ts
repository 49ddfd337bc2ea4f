import { createContext } from 'react'

/** The next address after a save during the setup; null: stays. */
export const NextStepContext = createContext<string | null>(null)
