/** 'good': nothing to do; 'look': works, but deserves a look; 'bad': something does not work. */
export type Verdict = 'good' | 'look' | 'bad'

/** What a look at one thing found, in the owner's words. */
export interface Finding {
  verdict: Verdict
  says: string
  /** How to mend it; absent when there is nothing to mend. */
  mend?: string
}

/** One thing that the check-up looks at. Each module brings its own. */
export interface Check {
  key: string
  title: string
  look(): Promise<Finding>
}

/** A finding with the check that it is of. */
export interface Checked extends Finding {
  key: string
  title: string
}
