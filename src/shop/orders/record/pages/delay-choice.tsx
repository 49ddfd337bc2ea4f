import { dayInWords } from '#platform/time/zone.ts'
import { type Delay, type DelayAnswer, silenceWords } from '#shop/orders/record/delays/delay.ts'
import { Button } from '#web/ui/button.tsx'
import { addressOf } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { recordPageCopy } from './copy.ts'
import styles from './order-lines.module.css'
import { fulfillmentWords } from './timeline.ts'

interface DelayChoicesProps {
  token: string
  delays: readonly Delay[]
  named: boolean
  pickup: boolean
  mails: boolean
}

type Sorry = Pick<DelayChoicesProps, 'token' | 'named' | 'pickup' | 'mails'> & { delay: Delay }

export function DelayChoices({ delays, ...own }: DelayChoicesProps) {
  return (
    <section
      id="delay"
      className={`${layout.stack3} ${layout.anchor} ${styles.delay}`}
      aria-labelledby="delay-title"
    >
      <h2 id="delay-title" className={prose.title3}>
        {recordPageCopy.delayed}
      </h2>
      {delays.map((delay) => (
        <DelayChoice key={delay.id} delay={delay} {...own} />
      ))}
    </section>
  )
}

/** A buyer who waits may still cancel. */
function DelayChoice({ token, delay, named, pickup, mails }: Sorry) {
  const { kind, leavesBy, answer } = delay
  const { sorryUnknown, sorryNotReady, sorryLeaves, sorryReady } = recordPageCopy
  const by = pickup ? sorryReady : sorryLeaves
  return (
    <div className={`${layout.stack3} ${styles.part}`}>
      {named && <h3 className={prose.title4}>{fulfillmentWords[kind].title}</h3>}
      <p>{leavesBy !== null ? by(dayInWords(leavesBy)) : pickup ? sorryNotReady : sorryUnknown}</p>
      {answer === 'wait' && <p role="status">{recordPageCopy.waiting}</p>}
      {answer === 'cancel' && <p role="status">{recordPageCopy.cancelledByYou(mails)}</p>}
      {(answer === null || answer === 'silent') && <p>{silenceWords(delay)}</p>}
      {answer !== 'cancel' && (
        <div className={layout.row3}>
          {answer !== 'wait' && <AnswerButton token={token} delay={delay} answer="wait" />}
          <AnswerButton token={token} delay={delay} answer="cancel" />
        </div>
      )}
    </div>
  )
}

function AnswerButton({
  token,
  delay,
  answer,
}: {
  token: string
  delay: Delay
  answer: DelayAnswer
}) {
  const path = { token, delayId: delay.id }
  return (
    <form method="post" action={addressOf('POST /api/orders/{token}/delays/{delayId}', { path })}>
      <input type="hidden" name="answer" value={answer} />
      <Button type="submit" variant={answer === 'wait' ? undefined : 'quiet'}>
        {answer === 'wait' ? recordPageCopy.wait : recordPageCopy.cancelAndRefund}
      </Button>
    </form>
  )
}
