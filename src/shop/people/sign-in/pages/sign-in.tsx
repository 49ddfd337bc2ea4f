import { Link, useNavigate } from 'react-router'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import { Doodle } from '#web/ui/doodles.tsx'
import prose from '#web/ui/kit/prose.module.css'
import { signInCopy } from './copy.ts'
import { LinkForm } from './link-form.tsx'
import { OtherMethods } from './other-methods.tsx'
import styles from './sign-in.module.css'
import { SignInForm } from './sign-in-form.tsx'

interface SignInProps {
  next: string | null
  /** The mailed link's token; null: none. */
  link: string | null
}

/** Never goes back after signing in: the former page may belong to the closed shop. */
export function SignIn({ next, link }: SignInProps) {
  const navigate = useNavigate()
  // A form stays busy until the admin has loaded.
  const onSignedIn = async () => navigate(next ?? pagePaths.admin, { replace: true })
  return (
    <div className={styles.door}>
      <Doodle which={4} className={styles.moon} />
      <div className={styles.card}>
        <h1 className={prose.title1}>{signInCopy.logIn}</h1>
        {link ? (
          <LinkForm link={link} onSignedIn={onSignedIn} />
        ) : (
          <>
            <SignInForm onSignedIn={onSignedIn} />
            <OtherMethods onSignedIn={onSignedIn} />
          </>
        )}
        <p className={prose.soft}>
          {signInCopy.noAccount} <Link to={pagePaths.signUp}>{signInCopy.signUp}</Link>
        </p>
      </div>
    </div>
  )
}
