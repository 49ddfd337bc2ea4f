import { SignInAgain } from '#web/admin/sign-in-again.tsx'
import { BringBack } from './bring-back.tsx'

export default function BringBackPage({ invitation }: { invitation: string }) {
  return (
    <SignInAgain email="">
      <BringBack invitation={invitation} />
    </SignInAgain>
  )
}
