import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { adminSectionPath } from '#platform/addresses/page-paths.ts'
import { TextButton } from '#web/admin/list/text-button.tsx'
import { useAction } from '#web/admin/list/use-action.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { notificationsCopy as copy } from './copy.ts'
import { type Ability, ability, subscribe } from './this-device.ts'

/** The key in the browser's storage after the offer was declined. */
const declined = 'no-notifications'

/** One line, until the owner accepts or declines. */
export function NotificationOffer({ publicKey }: { publicKey: string }) {
  const [can, setCan] = useState<Ability | null>(null)
  const { busy, act } = useAction()
  useEffect(() => {
    if (localStorage.getItem(declined) === null) setCan(ability())
  }, [])
  if (can !== 'can' && can !== 'home-screen') return null

  function decline(): void {
    localStorage.setItem(declined, '1')
    setCan(null)
  }

  return (
    <p className={`${prose.soft} ${layout.words4} ${layout.middle}`}>
      {copy.offer}
      {can === 'can' ? (
        <TextButton
          onClick={() => {
            if (!busy) void act(() => subscribe(publicKey), { done: copy.on, failed: copy.notOn })
          }}
        >
          {busy ? copy.turningOn : copy.turnOn}
        </TextButton>
      ) : (
        <Link to={adminSectionPath('notifications')} className={control.target}>
          {copy.offerMore}
        </Link>
      )}
      <TextButton onClick={decline}>{copy.noThanks}</TextButton>
    </p>
  )
}
