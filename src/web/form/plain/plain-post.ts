/*
 * A form from a browser without scripts (docs/decisions/092). The page's action renders the form's
 * screen on the server and repeats the typed values there, through the handlers of the same inputs.
 */
import { createContext } from 'react'
import type { PictureFolder } from '#shop/media/pictures/picture.ts'
import type { reasonFor } from '#web/admin/copy.ts'
import type { Problem } from '#web/form/problem.ts'
import type { Question } from '#web/form/use-fields.tsx'

/** Of an address: what one answer tells, and the open dialog. */
export const passingParameters = ['do', 'done', 'problem', 'saved']

/** The form’s former state, as JSON in a hidden input. */
export interface Shown {
  /** The values that the form was filled from. */
  base: object
  values: object
}

export interface SentInput {
  name: string
  /** For a file ''. */
  shown: string | boolean
  /** For a file the API's answer; for an empty tick box ''. */
  put(typed: string): void
  folder?: PictureFolder
  /** For a button that changes a part of the form without saving. */
  part?: true
}

export interface ToldForm {
  /** One after the other; the last is the form's own. */
  calls: readonly { method: string; address: string; body: unknown }[]
  problems: readonly Problem[]
  question: Question | null
  values: object
  /** It can show values that were changed since. */
  compares: boolean
  /** Its screen shows the answer. */
  asks?: boolean
  reasons?: Parameters<typeof reasonFor>[1]
  /** Of a button that only acts. `to`: the next page. */
  action?: { failed: string; to?: string | null }
}

/** One rendering of the screen. */
export interface PlainPost {
  form: string
  /** Null: as the screen fills it. */
  shown: Shown | null
  inputs: SentInput[]
  change(to: (now: object) => object): void
  /** For a button that changes the form and saves it. */
  save(): void
  tell(shown: Shown, told: () => ToldForm): void
}

/** Null: nothing was sent, or the page is rendered for its reader. */
export const PlainPostContext = createContext<PlainPost | null>(null)

/** For the form around an input: its call's address, and the first refused field. */
export const PlainFormContext = createContext<{ form?: string; problem?: string | undefined }>({})

/** The answer of the page's action when nothing was saved. `answer`: of a form that asks. */
export interface PlainRefusal extends Shown {
  form: string
  problems: readonly Problem[]
  reason: string | null
  changed: boolean
  question: Question | null
  answer?: unknown
}
