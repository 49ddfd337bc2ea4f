import { SignInAgain } from '#web/admin/sign-in-again.tsx'
import { BringBack } from './bring-back.tsx'

/** For a shop that has no owner yet, outside of the admin. */
export default function BringBackPage({ invitation }: { invitation: string }) {
  return (
    <SignInAgain email="">
      <BringBack invitation={invitation} />
    </SignInAgain>
  )
}
