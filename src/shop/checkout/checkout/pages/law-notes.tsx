import { countryInWords } from '#platform/countries.ts'
import type { CartView } from '#shop/checkout/cart/cart.ts'
import type { CartLaw } from '#shop/store/law/cart-law.ts'
import { isAllExempt, isExempt } from '#shop/store/law/withdrawal.ts'
import { exemptLines } from '#shop/store/law/words/exempt.copy.ts'
import {
  guaranteeLink,
  guaranteePage,
  guaranteeWords,
} from '#shop/store/law/words/guarantee.copy.ts'
import { sendBackWords } from '#shop/store/law/words/returns.copy.ts'
import { countryOf } from '#shop/store/shipping/shipping.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import surface from '#web/ui/kit/surface.module.css'
import { Picture } from '#web/ui/product/picture.tsx'
import { checkoutPageCopy } from './copy.ts'

/** While no destination is chosen, true if any country is listed. */
function holds(countries: readonly string[], destination: string | null): boolean {
  return destination === null ? countries.length > 0 : countries.includes(countryOf(destination))
}

export function ReturnsNote({ law, view }: { law: CartLaw; view: CartView }) {
  const { lines, destination } = view
  const own = holds(law.withdrawal, destination) ? 'all' : 'none'
  const personalised = isAllExempt(lines) ? 'all' : lines.some(isExempt) ? 'some' : 'none'
  const right = destination === null ? law.right : own
  return [sendBackWords(law.returnDays, right, personalised), law.postage].filter(Boolean).join(' ')
}

/** Directive 2011/83, Art. 8(2). */
export function BindingNote({ law, destination }: { law: CartLaw; destination: string | null }) {
  if (!holds(law.binding, destination)) return null
  return (
    <p id="binding" className={surface.note}>
      {checkoutPageCopy.obligation}
    </p>
  )
}

/** Listed before the order: Directive 2011/83, Art. 6(1)(k). */
export function ExemptNotes({ law, view }: { law: CartLaw; view: CartView }) {
  if (!holds(law.withdrawal, view.destination)) return null
  return exemptLines(view.lines).map((words) => (
    <p key={words} className={surface.note}>
      {words}
    </p>
  ))
}

export function CustomsNote({ law, destination }: { law: CartLaw; destination: string | null }) {
  if (!holds(law.customs, destination)) return null
  return (
    <li>
      {destination === null
        ? checkoutPageCopy.customsAnywhere
        : checkoutPageCopy.customsIn(countryInWords(countryOf(destination)))}
    </li>
  )
}

/** Whole and unfolded: Directive 2011/83, Art. 22a. */
export function GuaranteeNotice({
  law,
  destination,
}: {
  law: CartLaw
  destination: string | null
}) {
  if (!holds(law.guarantee, destination)) return null
  const notice = law.notices[countryOf(destination ?? '')] ?? law.notice
  if (notice === null) {
    return (
      <p className={prose.small}>
        {guaranteeWords}{' '}
        <a href={guaranteePage} rel="noopener">
          {guaranteeLink}
        </a>
      </p>
    )
  }
  return (
    <a href={guaranteePage} rel="noopener" className={layout.stack}>
      <Picture picture={{ ...notice, alt: notice.alt || guaranteeWords }} sizes="26rem" />
    </a>
  )
}
