import { useState } from 'react'
import { type Answer, filledAnswer } from '#shop/people/messages/message.ts'
import { type Clocks, dayWords } from '#web/admin/list/days.ts'
import { useAction } from '#web/admin/list/use-action.ts'
import { Field } from '#web/form/field.tsx'
import { Button } from '#web/ui/button.tsx'
import { call } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import surface from '#web/ui/kit/surface.module.css'
import { messagesCopy } from './copy.ts'
import styles from './messages.module.css'
import type { MessagesData } from './messages-section.tsx'

type MessageData = Extract<MessagesData, { view: 'message' }>

export function AnswerForm({ message, orders, saved, subject }: MessageData) {
  const { id, name, email } = message
  return (
    <LetterForm
      saved={saved}
      subject={subject}
      facts={{ name, order: orders[0]?.number ?? null }}
      hint={messagesCopy.sendHint(email)}
      words={answerWords}
      send={(body) => call('POST /api/messages/{id}/answer', { path: { id }, body })}
    />
  )
}

const answerWords = {
  label: messagesCopy.answerText,
  send: messagesCopy.sendAnswer,
  sent: messagesCopy.answerSent,
}

export interface LetterFormProps {
  saved: MessageData['saved']
  subject: string
  facts: { name: string; order: number | null }
  hint: string
  words: { label: string; send: string; sent: string }
  send(body: { attempt: string; subject: string; text: string }): Promise<unknown>
}

export function LetterForm({ saved, subject: first, facts, hint, words, send }: LetterFormProps) {
  const [attempt, setAttempt] = useState(() => crypto.randomUUID())
  const [subject, setSubject] = useState(first)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const { busy, act } = useAction()

  function use(id: string): void {
    const answer = saved.find((each) => each.id === id)
    if (answer)
      setText((now) => [now.trim(), filledAnswer(answer.text, facts)].filter(Boolean).join('\n\n'))
  }

  async function onSend(): Promise<void> {
    setProblem(text.trim() === '' ? messagesCopy.answerMissing : null)
    if (text.trim() === '') return
    const body = { attempt, subject, text }
    const sent = await act(() => send(body), {
      done: words.sent,
      failed: messagesCopy.answerFailed,
    })
    if (!sent) return
    setAttempt(crypto.randomUUID())
    setText('')
  }

  return (
    <form
      method="dialog"
      noValidate
      className={`${layout.stack4} ${styles.sheet}`}
      onSubmit={(event) => {
        event.preventDefault()
        void onSend()
      }}
    >
      {saved.length > 0 && (
        <Field
          plan={{
            ...{ name: 'saved', label: messagesCopy.useSaved, kind: 'choice' },
            choices: {
              '': messagesCopy.chooseSaved,
              ...Object.fromEntries(saved.map(({ id, title }) => [id, title])),
            },
          }}
          value=""
          problem={null}
          onChange={use}
        />
      )}
      <Field
        plan={{ name: 'subject', label: messagesCopy.subject, kind: 'line', max: 200 }}
        value={subject}
        problem={null}
        onChange={setSubject}
      />
      <Field
        plan={{ name: 'text', label: words.label, kind: 'long', max: 5000 }}
        value={text}
        problem={problem}
        onChange={setText}
      />
      <Button type="submit" busy={busy} className={layout.first}>
        {words.send}
      </Button>
      <p className={prose.hint}>{hint}</p>
    </form>
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
