import { Link } from 'react-router'
import { adminSectionPath } from '#platform/addresses/page-paths.ts'
import type { OwnerOrder } from '#shop/orders/back-office/owner-order.ts'
import {
  Answers,
  LetterForm,
  type LetterFormProps,
} from '#shop/people/messages/admin/answer-form.tsx'
import { answerWords } from '#shop/people/messages/admin/copy.ts'
import { type Answer, isReadAndOpen, type Message } from '#shop/people/messages/message.ts'
import { type Clocks, dayWords } from '#web/admin/list/days.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { orderDetailCopy as copy } from './copy.ts'
import { DetailPart } from './detail-part.tsx'

const letterWords = { label: copy.letterText, send: copy.sendLetter, sent: copy.letterSent }

interface OrderLettersProps {
  order: Pick<OwnerOrder, 'id' | 'number' | 'buyer'>
  letters: readonly Message[]
  written: readonly Answer[]
  saved: LetterFormProps['saved']
  mails: boolean
  clocks: Clocks
}

export function OrderLetters(props: OrderLettersProps) {
  const { order, letters, written, saved, mails, clocks } = props
  const { id, number, buyer } = order
  if (letters.length === 0 && buyer.email === null) return null
  const answered = letters.filter(isReadAndOpen)
  return (
    <DetailPart id="letters" title={copy.letters}>
      <ul className={layout.stack1}>
        {letters.map((letter) => (
          <li key={letter.id} className={`${layout.words3} ${layout.middle}`}>
            <Link to={adminSectionPath('messages', letter.id)} className={control.target}>
              {letter.subject}
            </Link>
            <span className={prose.hint}>
              {dayWords(letter.at, clocks)} · {answerWords(letter) ?? copy.toAnswer}
            </span>
          </li>
        ))}
      </ul>
      <Answers answers={written} clocks={clocks} />
      {buyer.email !== null && (
        <details className={layout.full}>
          <summary className={control.summary}>{copy.write}</summary>
          <LetterForm
            answers={written}
            saved={saved}
            mails={mails}
            subject={copy.aboutOrder(number)}
            facts={{ name: buyer.name ?? '', order: number }}
            hint={copy.letterHint(
              buyer.email,
              answered.map(({ subject }) => subject),
            )}
            words={letterWords}
            to="POST /api/orders/id/{id}/letter"
            id={id}
          />
        </details>
      )}
    </DetailPart>
  )
}
