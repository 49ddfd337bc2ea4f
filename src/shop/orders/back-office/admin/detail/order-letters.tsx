import { Link } from 'react-router'
import type { Message } from '#shop/people/messages/message.ts'
import { type Clocks, dayWords } from '#web/admin/list/days.ts'
import { sectionAddress } from '#web/admin/location.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { orderDetailCopy } from './copy.ts'

interface OrderLettersProps {
  letters: readonly Message[]
  clocks: Clocks
}

export function OrderLetters({ letters, clocks }: OrderLettersProps) {
  if (letters.length === 0) return null
  return (
    <section
      className={`${layout.stack3} ${layout.start} ${layout.shrinks}`}
      aria-labelledby="letters"
    >
      <h2 id="letters" className={prose.title3}>
        {orderDetailCopy.letters}
      </h2>
      <ul className={layout.stack1}>
        {letters.map(({ id, subject, at, answeredAt }) => (
          <li key={id} className={`${layout.words3} ${layout.middle}`}>
            <Link to={sectionAddress('messages', id)} className={control.target}>
              {subject}
            </Link>
            <span className={prose.hint}>
              {dayWords(at, clocks)} ·{' '}
              {answeredAt === null ? orderDetailCopy.toAnswer : orderDetailCopy.answered}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
