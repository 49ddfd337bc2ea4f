import type { Finding } from './check-up.schema.ts'

/** `look` may throw: that counts as bad. */
export interface Check {
  key: string
  title: string
  /** Null: doesn't apply to this shop. */
  look(): Promise<Finding | null>
}

export const good = (says: string): Finding => ({ verdict: 'good', says })

export const worthALook = (says: string, mend?: string): Finding => ({
  verdict: 'look',
  says,
  mend,
})

export const bad = (says: string, mend: string): Finding => ({ verdict: 'bad', says, mend })
