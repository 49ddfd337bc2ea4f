import { type ChangeEvent, type Ref, useId } from 'react'
import {
  countLetters,
  type Personalisation,
} from '#shop/catalogue/personalisation/personalisation.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { useMoney } from '#web/ui/money.ts'
import { personalisationPageCopy as copy } from './copy.ts'
import type { TextInput, usePersonalText } from './use-personal-text.ts'

type PersonalFieldProps = ReturnType<typeof usePersonalText>['field'] & { asked: Personalisation }

/** No `maxLength`: browsers count an emoji as several letters, and would cut it. */
export function PersonalField({ asked, typed, problem, input, onType }: PersonalFieldProps) {
  const id = useId()
  const money = useMoney()
  const { label, required, lines, most, price } = asked
  const beside = [required ? '' : copy.optional, price > 0 ? copy.onTop(money(price)) : '']
  const limits = [copy.letters(countLetters(typed.trim()), most), lines > 1 && copy.lines(lines)]
  const shared = {
    id,
    name: 'personalText',
    value: typed,
    dir: 'auto',
    autoComplete: 'off',
    required,
    'aria-invalid': problem !== null || undefined,
    'aria-describedby': `${id}-more`,
    className: `${control.flat} ${control.entry}`,
    onChange: (event: ChangeEvent<TextInput>) => onType(event.target.value),
  }
  return (
    <div className={`${layout.stack1} ${layout.full}`}>
      <label htmlFor={id} className={`${prose.strong} ${prose.wraps}`}>
        {label}{' '}
        <span className={`${prose.hint} ${prose.light}`}>{beside.filter(Boolean).join(' · ')}</span>
      </label>
      {lines === 1 ? (
        <input {...shared} ref={input as Ref<HTMLInputElement>} type="text" />
      ) : (
        <textarea
          {...shared}
          ref={input as Ref<HTMLTextAreaElement>}
          rows={Math.min(Math.max(lines, 2), 4)}
        />
      )}
      <p
        id={`${id}-more`}
        role={problem === null ? undefined : 'alert'}
        className={problem === null ? prose.hint : `${prose.label} ${prose.bad}`}
      >
        {problem ?? limits.filter(Boolean).join(', ')}
      </p>
    </div>
  )
}
