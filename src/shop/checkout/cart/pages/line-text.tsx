import { pagePaths } from '#platform/addresses/page-paths.ts'
import { personalisationPageCopy as copy } from '#shop/catalogue/personalisation/pages/copy.ts'
import { PersonalField } from '#shop/catalogue/personalisation/pages/personal-field.tsx'
import { usePersonalText } from '#shop/catalogue/personalisation/pages/use-personal-text.ts'
import type { CartLine } from '#shop/checkout/cart/cart.ts'
import { Button } from '#web/ui/button.tsx'
import { addressOf } from '#web/ui/hooks/api.ts'
import { useHydrated } from '#web/ui/hooks/use-hydrated.ts'
import control from '#web/ui/kit/control.module.css'
import surface from '#web/ui/kit/surface.module.css'
import styles from './cart.module.css'
import { Fold } from './fold.tsx'

export function LineText({ line, called }: { line: CartLine; called: string }) {
  const { id, kind, personalisation: asked, personalText, textProblem: problem } = line
  const hydrated = useHydrated()
  const { isFit, field } = usePersonalText(asked, personalText?.text)
  if (!asked && !problem) return null
  return (
    <>
      {problem && (
        <p className={`${surface.note} ${styles.state}`} data-gone="">
          {problem}
        </p>
      )}
      <Fold summary={personalText ? copy.change : copy.add} open={problem !== undefined}>
        <form
          method="post"
          action={addressOf(`PUT /api/cart-${kind}/update-text/id/{lineId}`, {
            path: { lineId: id },
          })}
          className={control.form}
          noValidate={hydrated}
          aria-label={called}
          onSubmit={(event) => {
            if (asked && !isFit()) event.preventDefault()
          }}
        >
          <input type="hidden" name="_method" value="PUT" />
          <input type="hidden" name="from" value={pagePaths.cart} />
          {asked && <PersonalField asked={asked} {...field} />}
          <div>
            <Button type="submit" variant="quiet">
              {asked ? copy.keepThem : copy.without}
            </Button>
          </div>
        </form>
      </Fold>
    </>
  )
}
