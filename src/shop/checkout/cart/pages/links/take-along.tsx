import { Fold } from '#shop/checkout/cart/pages/fold.tsx'
import { Button } from '#web/ui/button.tsx'
import { shopCopy } from '#web/ui/copy.ts'
import { addressOf } from '#web/ui/hooks/api.ts'
import { useSiteFact } from '#web/ui/hooks/use-site-fact.ts'
import control from '#web/ui/kit/control.module.css'

export function TakeAlong() {
  const mails = useSiteFact('mails')
  return (
    <Fold summary={shopCopy.cartLink.along}>
      <form method="post" action={addressOf('POST /api/cart/link')} className={control.form}>
        <p>{shopCopy.cartLink.alongText(mails)}</p>
        <div>
          <Button type="submit" variant="quiet">
            {shopCopy.cartLink.make}
          </Button>
        </div>
      </form>
    </Fold>
  )
}
