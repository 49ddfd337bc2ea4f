import { countryInWords } from '#platform/countries.ts'
import type { CartView } from '#shop/checkout/cart/cart.ts'
import type { Picture as PictureFacts } from '#shop/media/pictures/picture.ts'
import { exemptLines } from '#shop/store/law/words/exempt.copy.ts'
import {
  guaranteeLink,
  guaranteePage,
  guaranteeWords,
} from '#shop/store/law/words/guarantee.copy.ts'
import { countryOf } from '#shop/store/shipping/shipping.ts'
import { Picture } from '#web/ui/product/picture.tsx'
import styles from './checkout.module.css'
import { checkoutPageCopy } from './copy.ts'

export interface CartLaw {
  /** Open countries whose buyers are told that they order with an obligation to pay. */
  binding: readonly string[]
  /** Open countries whose customs may charge something. */
  customs: readonly string[]
  /** Open countries whose buyers may withdraw; 'pickup' where the studio's own are among them. */
  withdrawal: readonly string[]
  /** Open countries where the legal guarantee is shown. */
  guarantee: readonly string[]
  /** The official notice's picture; null: words are shown. */
  notice: PictureFacts | null
  /** The notice in a country's own language, where there is one. */
  notices: Readonly<Record<string, PictureFacts>>
  returnDays: number | null
  /** Who pays for sending back; '' says nothing. */
  postage: string
}

/** While no destination is chosen, true if any country is listed. */
function holds(countries: readonly string[], destination: string | null): boolean {
  return destination === null ? countries.length > 0 : countries.includes(countryOf(destination))
}

/** Beside the button that leads to the payment: Directive 2011/83, Art. 8(2). */
export function BindingNote({ law, destination }: { law: CartLaw; destination: string | null }) {
  if (!holds(law.binding, destination)) return null
  return (
    <p id="binding" className={styles.note}>
      {checkoutPageCopy.obligation}
    </p>
  )
}

/** Lines without a right of withdrawal, listed before the order: Directive 2011/83, Art. 6(1)(k). */
export function ExemptNotes({ law, view }: { law: CartLaw; view: CartView }) {
  if (!holds(law.withdrawal, view.destination)) return null
  return exemptLines(view.lines).map((words) => (
    <p key={words} className={styles.note}>
      {words}
    </p>
  ))
}

/** Charges at a border, named before any payment. */
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

/** The notice on the legal guarantee, whole and in the open: Directive 2011/83, Art. 22a. */
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
      <p className={styles.guarantee}>
        {guaranteeWords}{' '}
        <a href={guaranteePage} rel="noopener">
          {guaranteeLink}
        </a>
      </p>
    )
  }
  return (
    <a href={guaranteePage} rel="noopener" className={styles.guarantee}>
      <Picture picture={{ ...notice, alt: notice.alt || guaranteeWords }} sizes="26rem" />
    </a>
  )
}
