import type { Verdict } from '#shop/check-up/check-up.ts'

export const copy = {
  intro: 'Everything that the shop leans on, looked at just now.',
  looking: 'Looking around …',
  again: 'Look again',
  failed: 'The shop couldn’t look around. try again?',
  verdicts: {
    good: 'Good',
    look: 'Worth a look',
    bad: 'Needs mending',
  } satisfies Record<Verdict, string>,
  allGood: 'All good. Go make something.',
  wanted: (count: number) =>
    count === 1 ? 'One thing needs mending.' : `${count} things need mending.`,
  worth: (count: number) =>
    count === 1
      ? 'Nothing is broken. One thing is worth a look.'
      : `Nothing is broken. ${count} things are worth a look.`,
} as const

/** One sentence for all of it. */
export function summary(verdicts: readonly Verdict[]): string {
  const bad = verdicts.filter((verdict) => verdict === 'bad').length
  const look = verdicts.filter((verdict) => verdict === 'look').length
  if (bad > 0) return copy.wanted(bad)
  return look > 0 ? copy.worth(look) : copy.allGood
}
