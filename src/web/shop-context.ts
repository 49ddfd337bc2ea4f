import { createContext } from 'react-router'
import type { Shop } from '#compose'
import type { Visitor } from '#shop/people/identity/visitor.ts'
import type { Reading } from '#web/ui/hooks/api.ts'

export const shopContext = createContext<Shop>()

/** Only private pages may read it: public pages are cached and must not depend on it. */
export const visitorContext = createContext<Visitor | null>(null)

/** Reading calls by the visitor's rights. */
export const readingContext = createContext<Reading>()

/** The shop's own API, for a form of a browser without scripts. */
export const apiContext = createContext<(request: Request) => Response | Promise<Response>>()

/** New for every render. */
export const nonceContext = createContext<string>()

/** Seconds to wait while the database is away. */
export const awayContext = createContext<number | null>(null)
