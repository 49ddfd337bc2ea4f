/** 'good': nothing to do; 'look': works, but deserves a look; 'bad': something does not work. */
export type Verdict = 'good' | 'look' | 'bad'

/** The result of a check, in words for the owner. */
export interface Finding {
  verdict: Verdict
  says: string
  /** Advice; absent when there is nothing to mend. */
  mend?: string
}

/** A check of the check-up. `look` may throw: that counts as bad. */
export interface Check {
  key: string
  title: string
  /** Null: there is nothing of the kind to look at. */
  look(): Promise<Finding | null>
}

/** A finding with the check that it is of. */
export interface Checked extends Finding {
  key: string
  title: string
}
