import { createContext } from 'react-router'
import type { Shop } from '#compose'
import type { Visitor } from '#shop/identity/visitor.ts'
import type { Fragments } from './ui/fragment.tsx'

/** The shop, for loaders: `context.get(shopContext).catalogue…`. */
export const shopContext = createContext<Shop>()

/** Who asks. Only private pages may read it: public pages are kept and must not depend on it. */
export const visitorContext = createContext<Visitor | null>(null)

/** Marks the scripts that the framework writes into a page; new for every render. */
export const nonceContext = createContext<string>()

/** What knows the markup of the page's parts. */
export const fragmentsContext = createContext<Fragments>()

/** Seconds after which to come back, when what the shop leans on is away; null: it is there. */
export const awayContext = createContext<number | null>(null)

/** A page as it was rendered, with marks for its fragments; null: the answer is no page. */
export const htmlContext = createContext<string | null>(null)
