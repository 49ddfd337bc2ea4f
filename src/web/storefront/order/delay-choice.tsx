import { dayInWords } from '#kernel/zone.ts'
import type { Delay } from '#shop/orders/delay.ts'
import { addressOf } from '#web/ui/api.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './delay-choice.module.css'

/** That an order takes longer, with the two ways on; or which of them was chosen. Plain forms. */
export function DelayChoice({ token, delay }: { token: string; delay: Delay }) {
  const { id, leavesBy, needsConsent, answer } = delay
  const path = { token, delayId: id }
  return (
    <section id="delay" className={styles.delay} aria-labelledby="delay-title">
      <h2 id="delay-title" className={styles.title}>
        It takes longer than I promised
      </h2>
      <p>
        {leavesBy === null
          ? 'I’m sorry. I can’t say yet on which day it leaves.'
          : `I’m sorry. It leaves by ${dayInWords(leavesBy)}.`}
      </p>
      {answer === 'wait' && <p role="status">You wait for it. Thank you!</p>}
      {answer === 'cancel' && (
        <p role="status">
          You have cancelled it. I pay back what you paid for it, shipping included, within seven
          working days, and a mail tells you so.
        </p>
      )}
      {(answer === null || answer === 'silent') && (
        <>
          <p>
            {needsConsent
              ? 'Please tell me: do you wait, or shall I cancel it and pay it back?'
              : 'If I hear nothing, I take it that you wait.'}
          </p>
          <div className={styles.ways}>
            {(['wait', 'cancel'] as const).map((way) => (
              <form
                key={way}
                method="post"
                action={addressOf('POST /api/orders/{token}/delays/{delayId}', { path })}
              >
                <input type="hidden" name="answer" value={way} />
                <Button type="submit" look={way === 'wait' ? undefined : 'quiet'}>
                  {way === 'wait' ? 'I wait for it' : 'Cancel and refund'}
                </Button>
              </form>
            ))}
          </div>
        </>
      )}
    </section>
  )
}
