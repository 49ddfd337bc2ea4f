/* A form of a browser without scripts (docs/decisions/092). The page's action draws the form's screen
on the server and repeats there what was typed, through the handlers of the same inputs. */
import { createContext } from 'react'
import type { PictureFolder } from '#shop/media/pictures/picture.ts'
import type { Problem } from '#web/form/problem.ts'
import type { Question } from '#web/form/use-fields.tsx'

/** What a form showed, as JSON in a hidden input. */
export interface Shown {
  /** What it was filled from. */
  base: object
  values: object
}

export interface SentInput {
  name: string
  /** A file's: ''. */
  shown: string | boolean
  /** Of a file, the API's answer to it; of what isn't ticked, ''. */
  put(typed: string): void
  /** Of a file. */
  folder?: PictureFolder
  /** Of a button that changes a part of the form: nothing is saved. */
  part?: true
}

export interface ToldForm {
  /** One after the other; the last is the form's own. */
  calls: readonly { method: string; address: string; body: object }[]
  problems: readonly Problem[]
  question: Question | null
  /** Without secrets. */
  values: object
  /** It can say what was changed meanwhile. */
  compares: boolean
}

/** One drawing of the screen. */
export interface PlainPost {
  form: string
  /** Null: as the screen fills it. */
  shown: Shown | null
  /** Those of the form. */
  inputs: SentInput[]
  change(to: (now: object) => object): void
  /** Of a button that changes the form and saves it. */
  save(): void
  tell(shown: Shown, told: () => ToldForm): void
}

/** Null: nothing was sent, or the page is drawn for its reader. */
export const PlainPostContext = createContext<PlainPost | null>(null)

/** Of the form around an input: the address of its call, and the first field that was refused. */
export const PlainFormContext = createContext<{ form?: string; problem?: string | undefined }>({})

/** The answer of the page's action: nothing was saved. */
export interface PlainRefusal extends Shown {
  form: string
  problems: readonly Problem[]
  reason: string | null
  changed: boolean
  question: Question | null
}
