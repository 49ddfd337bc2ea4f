import { createContext } from 'react'

/** The studio's time zone, as an IANA name: every moment of the admin is entered by its clocks. */
export const StudioZone = createContext('UTC')
