import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useAction } from '#web/admin/list/use-action.ts'
import { sectionAddress } from '#web/admin/location.ts'
import { Button } from '#web/ui/button.tsx'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { notificationsCopy as copy } from './copy.ts'
import { type Ability, ability, subscribe } from './this-device.ts'

/** In this browser's storage: the offer was declined. */
const declined = 'no-notifications'

/** One line, until it is taken or declined. */
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
        <Button
          variant="quiet"
          busy={busy}
          onClick={() =>
            void act(() => subscribe(publicKey), { done: copy.on, failed: copy.notOn })
          }
        >
          {copy.turnOn}
        </Button>
      ) : (
        <Link to={sectionAddress('notifications')} className={control.target}>
          {copy.offerMore}
        </Link>
      )}
      <Button variant="quiet" onClick={decline}>
        {copy.noThanks}
      </Button>
    </p>
  )
}
