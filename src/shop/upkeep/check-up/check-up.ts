/** 'good': nothing to do; 'look': works, but deserves a look; 'bad': something does not work. */
export type Verdict = 'good' | 'look' | 'bad'

export interface Finding {
  verdict: Verdict
  says: string
  mend?: string
}

export const good = (says: string): Finding => ({ verdict: 'good', says })

/** `look` may throw: that counts as bad. */
export interface Check {
  key: string
  title: string
  /** Null: nothing of the kind. */
  look(): Promise<Finding | null>
}

export interface Checked extends Finding {
  key: string
  title: string
}
