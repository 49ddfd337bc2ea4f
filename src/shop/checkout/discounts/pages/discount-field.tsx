import {
  type FormEvent,
  type InputHTMLAttributes,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { useSearchParams } from 'react-router'
import { entryOf } from '#platform/pick.ts'
import { Fold } from '#shop/checkout/cart/pages/fold.tsx'
import { type CartDiscount, longestCode, problemWords } from '#shop/checkout/discounts/discount.ts'
import { Button } from '#web/ui/button.tsx'
import { shopCopy } from '#web/ui/copy.ts'
import { readTexts } from '#web/ui/form-texts.ts'
import { ApiFailure, addressOf, call } from '#web/ui/hooks/api.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import surface from '#web/ui/kit/surface.module.css'
import { useMoney } from '#web/ui/money.ts'

interface DiscountFieldProps {
  discount: CartDiscount | null
  offered: boolean
  empty?: boolean
  onChanged(): Promise<void>
}

export function DiscountField({ discount, offered, empty = false, onChanged }: DiscountFieldProps) {
  const money = useMoney()
  const [search] = useSearchParams()
  const typed = search.get('code')
  const used = useRef(false)

  async function onUsed(): Promise<void> {
    used.current = true
    await onChanged()
  }

  /** The field disappears when its code appears: the focus moves to the replacement. */
  function focusOnce(node: HTMLDivElement | null): void {
    if (node === null || !used.current) return
    used.current = false
    node.focus()
  }

  if (discount === null) {
    const problem = typed === null ? null : search.get('notice')
    const asked = typed !== null || search.get('notice')?.startsWith('code_') === true
    return (offered && !empty) || asked ? (
      <TypeCode typed={typed ?? ''} open={asked} refused={problem} onChanged={onUsed} />
    ) : null
  }
  const { code, problem, missing } = discount
  const waits = empty && problem !== 'email_needed'
  return (
    <div
      ref={focusOnce}
      id="code"
      tabIndex={-1}
      className={`${layout.words3} ${layout.middle} ${layout.apart} ${layout.anchor}`}
    >
      <p className={prose.wraps}>
        {shopCopy.code} <strong>{code}</strong>
      </p>
      <form method="post" action={addressOf('DELETE /api/cart/code')}>
        <input type="hidden" name="_method" value="DELETE" />
        <button type="submit" className={control.plain}>
          {shopCopy.dropCode}
          <span className="visually-hidden">
            {' '}
            {shopCopy.code} {code}
          </span>
        </button>
      </form>
      {waits && <p className={`${surface.note} ${layout.full}`}>{shopCopy.codeKept(code)}</p>}
      {problem !== null && !waits && (
        <p id="code-problem" role="status" className={`${surface.note} ${layout.full}`}>
          {problemWords(problem, code, money(missing ?? 0))}
        </p>
      )}
      {(problem === 'email_needed' || problem === 'used_before') && (
        <SayEmail code={code} onChanged={onUsed} />
      )}
    </div>
  )
}

const codeMessage = (code: string) => entryOf(shopCopy.notices, code) ?? shopCopy.codeNotUsed

interface CodeFormProps {
  label: string
  refused?: string | null
  onChanged(): Promise<void>
  input: InputHTMLAttributes<HTMLInputElement>
  children?: ReactNode
}

function CodeForm({ label, refused = null, onChanged, input, children }: CodeFormProps) {
  const id = useId()
  const [problem, setProblem] = useState(refused && codeMessage(refused))
  const [busy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const answer = useRef<HTMLParagraphElement>(null)

  // The field may stand at the window's lower edge, with the answer below it.
  useEffect(() => {
    if (problem !== null) answer.current?.scrollIntoView({ block: 'nearest' })
  }, [problem])

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (busy) return
    const { code, email } = readTexts(event.currentTarget, 'code', 'email')
    setBusy(true)
    setProblem(null)
    try {
      await call('POST /api/cart/code', { body: { code, ...(email && { email }) } })
      await onChanged()
    } catch (error) {
      setProblem(error instanceof ApiFailure ? codeMessage(error.code) : shopCopy.somethingWrong)
      field.current?.focus()
    }
    setBusy(false)
  }

  return (
    <form
      method="post"
      action={addressOf('POST /api/cart/code')}
      className={control.form}
      onSubmit={onSubmit}
    >
      {children}
      <label htmlFor={id}>{label}</label>
      <div className={layout.row3}>
        <input
          ref={field}
          id={id}
          required
          aria-invalid={problem !== null || undefined}
          aria-describedby={`${id}-problem`}
          className={`${control.flat} ${control.entry}`}
          {...input}
        />
        <Button type="submit" variant="quiet" busy={busy}>
          {shopCopy.useCode}
        </Button>
      </div>
      <p
        ref={answer}
        id={`${id}-problem`}
        role="alert"
        className={problem === null ? undefined : surface.note}
      >
        {problem}
      </p>
    </form>
  )
}

interface TypeCodeProps {
  typed: string
  open: boolean
  refused: string | null
  onChanged(): Promise<void>
}

function TypeCode({ typed, open, refused, onChanged }: TypeCodeProps) {
  const code = { name: 'code', maxLength: longestCode * 2, defaultValue: typed }
  const plain = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false }
  return (
    <Fold id="code" summary={shopCopy.haveCode} open={open}>
      <CodeForm
        label={shopCopy.code}
        refused={refused}
        onChanged={onChanged}
        input={{ ...code, ...plain }}
      />
    </Fold>
  )
}

function SayEmail({ code, onChanged }: { code: string; onChanged(): Promise<void> }) {
  const email = { name: 'email', type: 'email', maxLength: 254, autoComplete: 'email' }
  return (
    <CodeForm label={shopCopy.codeEmail} onChanged={onChanged} input={email}>
      <input type="hidden" name="code" value={code} />
    </CodeForm>
  )
}
