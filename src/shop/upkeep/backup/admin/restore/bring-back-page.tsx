import { SignInAgain } from '#web/admin/sign-in-again.tsx'
import { BringBack } from './bring-back.tsx'

/** Outside of the admin, for a shop without an owner. */
export default function BringBackPage({ invitation }: { invitation: string }) {
  return (
    <SignInAgain email="">
      <BringBack invitation={invitation} />
    </SignInAgain>
  )
}
