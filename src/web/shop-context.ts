import { createContext } from 'react-router'
import type { Shop } from '#compose'
import type { Visitor } from '#shop/identity/visitor.ts'
import type { SettledPage } from './serving/security-headers.ts'
import type { Fragments } from './ui/fragment.tsx'

/** The shop, for loaders: `context.get(shopContext).catalogue…`. */
export const shopContext = createContext<Shop>()

/** Who asks. Only private pages may read it: public pages are kept and must not depend on it. */
export const visitorContext = createContext<Visitor | null>(null)

/** Marks the scripts that the framework writes into a page; new for every render. */
export const nonceContext = createContext<string>()

/** Reads that are the same for all pages of an edition. */
export interface EditionFacts {
  /** What `read` answers, asked for once. It reads nothing of who asks, and nothing that topics tell of. */
  once<T>(name: string, read: () => Promise<T>): Promise<T>
}

/** What is known of what the shop shows now; unless it is said, all is read anew. */
export const editionFactsContext = createContext<EditionFacts>({ once: (_, read) => read() })

/** What knows the markup of the page's parts. */
export const fragmentsContext = createContext<Fragments>()

/** Seconds after which to come back, when what the shop leans on is away; null: it is there. */
export const awayContext = createContext<number | null>(null)

/** A page's text, with marks for its fragments. */
export interface PageText {
  seen: string
  /** From the framework's first script on. */
  rest: SettledPage
}

/**
 * Takes a page: all that it is made of, and how it is rendered, which is done only where a page of these
 * facts isn't known. `facts` null: it may be made of more.
 */
export type TakePage = (facts: string | null, render: () => PageText) => void

export const takePageContext = createContext<TakePage>()
