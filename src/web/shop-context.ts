import { createContext } from 'react-router'
import type { Shop } from '#compose'
import type { Visitor } from '#shop/people/identity/visitor.ts'

/** The shop, for loaders: `context.get(shopContext).catalogue…`. */
export const shopContext = createContext<Shop>()

/** Who asks. Only private pages may read it: public pages are kept and must not depend on it. */
export const visitorContext = createContext<Visitor | null>(null)

/** Marks the scripts that the framework writes into a page; new for every render. */
export const nonceContext = createContext<string>()

/** Seconds after which to come back, when what the shop leans on is away; null: it is there. */
export const awayContext = createContext<number | null>(null)
