import { Link, type NavigateFunction, useNavigate } from 'react-router'
import { pagePaths } from '#kernel/page-paths.ts'
import { Doodle } from '#web/ui/doodles.tsx'
import { LinkForm } from './link-form.tsx'
import { OtherWays } from './other-ways.tsx'
import styles from './sign-in.module.css'
import { SignInForm } from './sign-in-form.tsx'

interface SignInProps {
  /** The API's code of a form that failed without JavaScript. */
  problem: string | null
  /** The path of the admin that a mail's link leads on to. */
  next: string | null
  /** The token of a link by mail; null: none. */
  link: string | null
}

/**
 * The hidden sign-in page (specification §2, Login). It leads on to `next`, or back to the page
 * before it.
 */
export function SignIn({ problem, next, link }: SignInProps) {
  const navigate = useNavigate()
  const onSignedIn = () => leave(navigate, next ?? (link && pagePaths.admin))
  return (
    <div className={styles.door}>
      <Doodle which={4} className={styles.moon} />
      <div className={styles.card}>
        <h1 className={styles.title}>Log in</h1>
        {link ? (
          <LinkForm link={link} problem={problem} onSignedIn={onSignedIn} />
        ) : (
          <>
            <SignInForm problem={problem} onSignedIn={onSignedIn} />
            <OtherWays onSignedIn={onSignedIn} />
          </>
        )}
        <p className={styles.more}>
          Don't have an account? <Link to={pagePaths.signUp}>Sign up!</Link>
        </p>
      </div>
    </div>
  )
}

/**
 * Back to the page before in the shop (specification §4), else to the admin. An address that was
 * typed is a new document, of which the router's own count knows nothing.
 */
function leave(navigate: NavigateFunction, next: string | null): void {
  if (next !== null) return void navigate(next, { replace: true })
  const { idx = 0 } = (window.history.state ?? {}) as { idx?: number }
  if ('navigation' in window ? window.navigation.canGoBack : idx > 0) window.history.back()
  else void navigate(pagePaths.admin, { replace: true })
}
