import { useId } from 'react'
import { useSearchParams } from 'react-router'
import { type CartDiscount, longestCode, problemWords } from '#shop/discounts/discount.ts'
import { addressOf } from '#web/ui/api.ts'
import { Button } from '#web/ui/button.tsx'
import { useMoney } from '#web/ui/money.ts'
import { shopCopy } from '#web/ui/shop-copy.ts'
import styles from './code-field.module.css'
import { Fold } from './fold.tsx'

interface CodeFieldProps {
  discount: CartDiscount | null
  /** Whether there is any code that a visitor may type. */
  offered: boolean
  /** Nothing is in the cart yet: a code waits for it. */
  empty?: boolean
}

/** The cart's code, and why it takes nothing off; without one a field for it, if there are any. */
export function CodeField({ discount, offered, empty = false }: CodeFieldProps) {
  const money = useMoney()
  const [search] = useSearchParams()
  const typed = search.get('code')
  if (discount === null) {
    const asked = typed !== null || search.get('notice')?.startsWith('code_') === true
    return (offered && !empty) || asked ? <TypeCode typed={typed ?? ''} open={asked} /> : null
  }
  const { code, problem, missing } = discount
  const waits = empty && problem !== 'email_needed'
  return (
    <div id="code" className={styles.code}>
      <p className={styles.name}>
        {shopCopy.code} <strong>{code}</strong>
      </p>
      <form method="post" action={addressOf('DELETE /api/cart/code')}>
        <input type="hidden" name="_method" value="DELETE" />
        <button type="submit" className={styles.plain}>
          {shopCopy.dropCode}
          <span className="visually-hidden">
            {' '}
            {shopCopy.code} {code}
          </span>
        </button>
      </form>
      {waits && <p className={styles.words}>{shopCopy.codeKept(code)}</p>}
      {problem !== null && !waits && (
        <p id="code-problem" role="status" className={styles.words}>
          {problemWords(problem, code, money(missing ?? 0))}
        </p>
      )}
      {(problem === 'email_needed' || problem === 'used_before') && <SayEmail code={code} />}
    </div>
  )
}

function TypeCode({ typed, open }: { typed: string; open: boolean }) {
  const id = useId()
  return (
    <Fold id="code" summary={shopCopy.haveCode} open={open}>
      <form method="post" action={addressOf('POST /api/cart/code')} className={styles.form}>
        <label htmlFor={id}>{shopCopy.code}</label>
        <div className={styles.row}>
          <input
            id={id}
            name="code"
            required
            maxLength={longestCode * 2}
            defaultValue={typed}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className={styles.input}
          />
          <Button type="submit" look="quiet">
            {shopCopy.useCode}
          </Button>
        </div>
      </form>
    </Fold>
  )
}

/** Whose a code is that is for everyone once. */
function SayEmail({ code }: { code: string }) {
  const id = useId()
  return (
    <form method="post" action={addressOf('POST /api/cart/code')} className={styles.form}>
      <input type="hidden" name="code" value={code} />
      <label htmlFor={id}>{shopCopy.codeEmail}</label>
      <div className={styles.row}>
        <input
          id={id}
          name="email"
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          className={styles.input}
        />
        <Button type="submit" look="quiet">
          {shopCopy.useCode}
        </Button>
      </div>
    </form>
  )
}
