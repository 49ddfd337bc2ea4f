import { Link, useNavigate } from 'react-router'
import { Doodle } from '#web/ui/doodles.tsx'
import { goBack } from '../product/go-back.ts'
import styles from './sign-in.module.css'
import { SignInForm } from './sign-in-form.tsx'

/** The hidden door (specification §2, Login). It leads back to where somebody came from. */
export function SignIn({ problem }: { problem: string | null }) {
  const navigate = useNavigate()
  return (
    <div className={styles.door}>
      <Doodle which={4} className={styles.moon} />
      <div className={styles.card}>
        <h1 className={styles.title}>Log in</h1>
        <SignInForm problem={problem} onSignedIn={() => goBack(navigate, '/admin')} />
        <p className={styles.more}>
          Don't have an account? <Link to="/signup">Sign up!</Link>
        </p>
      </div>
    </div>
  )
}
