import { type Answer, answersVersion, filledAnswer } from '#shop/people/messages/message.ts'
import { answerInputSchema } from '#shop/people/messages/messages.schema.ts'
import { type Clocks, dayWords } from '#web/admin/list/days.ts'
import { line, long } from '#web/form/fields.ts'
import { SectionForm } from '#web/form/form.tsx'
import { PartButton } from '#web/form/inputs/part-button.tsx'
import { newFormId, useFields } from '#web/form/use-fields.tsx'
import { useHydrated } from '#web/ui/hooks/use-hydrated.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import surface from '#web/ui/kit/surface.module.css'
import { messagesCopy } from './copy.ts'
import styles from './messages.module.css'
import type { MessagesData } from './messages-section.tsx'

type MessageData = Extract<MessagesData, { view: 'message' }>

export function AnswerForm({ message, orders, answers, saved, mails, subject }: MessageData) {
  const { id, name, email } = message
  return (
    <LetterForm
      answers={answers}
      saved={saved}
      mails={mails}
      subject={subject}
      facts={{ name, order: orders[0]?.number ?? null }}
      hint={messagesCopy.sendHint(email)}
      words={answerWords}
      to="POST /api/messages/{id}/answer"
      id={id}
    />
  )
}

const answerWords = {
  label: messagesCopy.answerText,
  send: messagesCopy.sendAnswer,
  sent: messagesCopy.answerSent,
}

export interface LetterFormProps {
  /** As the page shows them. */
  answers: readonly Answer[]
  saved: MessageData['saved']
  mails: boolean
  subject: string
  facts: { name: string; order: number | null }
  hint: string
  words: { label: string; send: string; sent: string }
  to: 'POST /api/messages/{id}/answer' | 'POST /api/orders/id/{id}/letter'
  id: string
}

export function LetterForm(props: LetterFormProps) {
  const { answers, saved, mails, subject, facts, hint, words, to, id } = props
  const hydrated = useHydrated()
  const version = answersVersion(answers)
  const fields = {
    subject: line({ label: messagesCopy.subject, max: 200 }),
    text: long({ label: words.label, max: 5000 }),
  }
  const form = useFields(fields, {
    name: `letter-${id}`,
    to,
    path: { id },
    schema: answerInputSchema,
    stored: { subject, version },
    first: true,
    body: (typed, _, from) => ({
      ...typed,
      // The same attempt is sent once.
      attempt: from?.formId ?? newFormId(),
      // The form outlives its own answer in this window.
      ...(hydrated && { version }),
    }),
    after: (values) => ({ ...values, subject, text: '' }),
    saved: mails ? words.sent : messagesCopy.keptHere,
    failed: messagesCopy.answerFailed,
  })
  const use = (answer: string) =>
    form.change('text', ({ text, ...others }) => ({
      ...others,
      text: [text.trim(), filledAnswer(answer, facts)].filter(Boolean).join('\n\n'),
    }))
  return (
    <SectionForm form={form} save={words.send} inline>
      <div className={layout.stack4}>
        {saved.length > 0 && (
          <p className={`${layout.words4} ${layout.middle}`}>
            {messagesCopy.useSaved}
            {saved.map((answer) => (
              <PartButton
                key={answer.id}
                soft
                name={`saved.${answer.id}`}
                onClick={() => use(answer.text)}
              >
                {answer.title}
              </PartButton>
            ))}
          </p>
        )}
        {form.show('subject', 'text')}
        <p className={prose.hint}>{mails ? hint : messagesCopy.nobodyGetsIt}</p>
      </div>
    </SectionForm>
  )
}

export function Answers({ answers, clocks }: { answers: readonly Answer[]; clocks: Clocks }) {
  return answers.map(({ id, subject, text, at }) => (
    <article key={id} className={`${surface.card} ${styles.sheet}`}>
      <header className={styles.head}>
        <p className={prose.strong}>{messagesCopy.youAnswered(subject)}</p>
        <p className={prose.soft}>{dayWords(at, clocks)}</p>
      </header>
      <p className={styles.text}>{text}</p>
    </article>
  ))
}
