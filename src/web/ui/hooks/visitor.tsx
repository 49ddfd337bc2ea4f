import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useRevalidator } from 'react-router'
import type { ProductKind } from '#platform/addresses/kinds.ts'
import type { PublicUser } from '#shop/people/identity/identity.schema.ts'
import { type Answer, call } from './api.ts'
import { forgetUser, rememberUser } from './remembered-user.ts'
import { tellWorker } from './worker.ts'

type Session = Answer<'GET /api/session'>
type AddedLine = Answer<`POST /api/cart-${ProductKind}/create`>

export interface VisitorState extends Session {
  ready: boolean
  refresh(): Promise<void>
  /** Waits for a guest's session in the making, whose cookie must not replace the new one. */
  signIn(send: () => Promise<unknown>): Promise<void>
  recordAdded(line: AddedLine): void
  /** Throws an ApiFailure. */
  ensureGuest(): Promise<PublicUser>
}

const nobody: Session = { user: null, cartId: null, itemCount: 0, closed: null }
const VisitorContext = createContext<VisitorState | null>(null)

/** Known after hydration only: kept public pages are the same for all visitors (decision 3). */
export function VisitorProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState<Session>(nobody)
  const [ready, setReady] = useState(false)
  const { revalidate } = useRevalidator()
  const arriving = useRef<Promise<PublicUser> | null>(null)
  const turns = useRef({ asked: 0, shown: 0 })

  const refresh = useCallback(async () => {
    turns.current.asked += 1
    const turn = turns.current.asked
    const now = await call('GET /api/session')
    // A later request may be answered earlier, and knows more.
    if (turn < turns.current.shown) return
    turns.current.shown = turn
    if (now.user) rememberUser(now.user)
    else forgetUser()
    setSession(now)
    setReady(true)
  }, [])

  const signIn = useCallback(
    async (send: () => Promise<unknown>) => {
      await arriving.current?.catch(() => {})
      await send()
      await refresh()
    },
    [refresh],
  )

  const recordAdded = useCallback(({ cart_id, itemCount, guest }: AddedLine) => {
    if (guest) rememberUser(guest)
    setSession((now) => ({ ...now, user: guest ?? now.user, cartId: cart_id, itemCount }))
  }, [])

  /** One request at a time: two effects or two presses must not make two guests. */
  const ensureGuest = useCallback(() => {
    arriving.current ??= arrive()
      .then((now) => {
        rememberUser(now.user)
        setSession(now)
        setReady(true)
        return now.user
      })
      .finally(() => {
        arriving.current = null
      })
    return arriving.current
  }, [])

  // The browser's cache may hold a page from before the shop closed.
  const shutOut = session.closed !== null && session.user?.role !== 'admin'
  useEffect(() => {
    if (shutOut) void revalidate()
  }, [shutOut, revalidate])

  useEffect(() => {
    // A visitor without a session can look around; adding to the cart tries again.
    ensureGuest().catch(() => setReady(true))
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) refresh().catch(() => {})
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [ensureGuest, refresh])

  const state = useMemo(
    () => ({ ...session, ready, refresh, signIn, recordAdded, ensureGuest }),
    [session, ready, refresh, signIn, recordAdded, ensureGuest],
  )
  return <VisitorContext value={state}>{children}</VisitorContext>
}

export function useVisitor(): VisitorState {
  const state = useContext(VisitorContext)
  if (!state) throw new Error('useVisitor stands outside of VisitorProvider.')
  return state
}

async function arrive(): Promise<Session & { user: PublicUser }> {
  const now = await call('GET /api/session')
  // Signed out before the page's scripts ran: buyers' addresses leave the device.
  if (!now.user) tellWorker('no-session')
  const user = now.user ?? (await newGuest())
  return { ...now, user }
}

async function newGuest(): Promise<PublicUser> {
  const { user } = await call('POST /api/users/create', { body: { name: 'guest', role: 'guest' } })
  return user
}
