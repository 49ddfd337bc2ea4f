import { createContext } from 'react'

/** An IANA name. */
export const StudioZone = createContext('UTC')
