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
import type { PublicUser } from '#shop/identity/visitor.ts'
import { call } from './api.ts'
import { forgetUser, rememberUser } from './remembered-user.ts'

interface Session {
  user: PublicUser | null
  cartId: string | null
  /** The sum of quantities in the cart. */
  itemCount: number
}

export interface VisitorState extends Session {
  /** False until the shop said who this is: always so on the server and in the first render. */
  ready: boolean
  /** Asks again: after a write, and on the way back from the payment page. */
  refresh(): Promise<void>
  /** The user, made now if there is none. Throws an ApiFailure. */
  ensureGuest(): Promise<PublicUser>
}

const nobody: Session = { user: null, cartId: null, itemCount: 0 }
const VisitorContext = createContext<VisitorState | null>(null)

/** Who visits, known after hydration only: public pages are the same for everybody (design §7). */
export function VisitorProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState<Session>(nobody)
  const [ready, setReady] = useState(false)
  const arriving = useRef<Promise<PublicUser> | null>(null)

  const refresh = useCallback(async () => {
    const now = await call<Session>('GET', '/api/session')
    if (now.user) rememberUser(now.user)
    else forgetUser()
    setSession(now)
    setReady(true)
  }, [])

  /** One arrival at a time: two effects or two presses must not make two guests. */
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

  useEffect(() => {
    // A visitor whose arrival fails can look around; adding to the cart tries again.
    ensureGuest().catch(() => setReady(true))
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) refresh().catch(() => {})
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [ensureGuest, refresh])

  const state = useMemo(
    () => ({ ...session, ready, refresh, ensureGuest }),
    [session, ready, refresh, ensureGuest],
  )
  return <VisitorContext value={state}>{children}</VisitorContext>
}

export function useVisitor(): VisitorState {
  const state = useContext(VisitorContext)
  if (!state) throw new Error('useVisitor stands outside of VisitorProvider.')
  return state
}

async function arrive(): Promise<Session & { user: PublicUser }> {
  const now = await call<Session>('GET', '/api/session')
  if (now.user) return { ...now, user: now.user }
  const { user } = await call<{ user: PublicUser }>('POST', '/api/users/create', {
    name: 'guest',
    role: 'guest',
  })
  return { ...nobody, user }
}
