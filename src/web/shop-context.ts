import { createContext } from 'react-router'
import type { Shop } from '#compose'
import type { Visitor } from '#shop/people/identity/visitor.ts'

/** The shop, for loaders: `context.get(shopContext).catalogue…`. */
export const shopContext = createContext<Shop>()

/** Only private pages may read it: public pages are cached and must not depend on it. */
export const visitorContext = createContext<Visitor | null>(null)

/** Marks the scripts that the framework writes into a page; new for every render. */
export const nonceContext = createContext<string>()

/** Seconds after which to come back, when the database is away; null: it is there. */
export const awayContext = createContext<number | null>(null)
