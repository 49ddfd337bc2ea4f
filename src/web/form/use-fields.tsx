import { type ReactNode, useState } from 'react'
import type { z } from 'zod'
import type { Currency } from '#platform/money/currency.ts'
import { type Answer, type Call, call, split } from '#web/ui/hooks/api.ts'
import { useCurrency } from '#web/ui/money.ts'
import { formCopy } from './copy.ts'
import { type FieldSet, isShown, toFormValues, toRequest, type ValuesOf } from './fields.ts'
import type { Part } from './part-fields.tsx'
import { newDescriptions, type SlotValue } from './pictures/picture-value.ts'
import { usePlainForm } from './plain/use-plain-form.ts'
import { problemsIn } from './problem.ts'
import { ShownField } from './shown-field.tsx'
import { type FailedUpload, type Filled, type FormSetup, type Source, useForm } from './use-form.ts'

export interface Question {
  title: string
  text: string
  yes: string
  cancel: string
  danger?: boolean
}

interface FieldParts<F extends FieldSet, C extends Call, L extends Call>
  extends Pick<
    FormSetup<ValuesOf<F>>,
    'name' | 'failed' | 'reasons' | 'durations' | 'first' | 'warnsOf'
  > {
  to: C
  /** Names one of several forms of a call. */
  of?: string
  path?: Readonly<Record<string, string | number>>
  /** Null: only the shop checks. */
  schema: z.ZodType | ((currency: Currency) => z.ZodType) | null
  /** Null: the form makes a new entry, and is empty again after each save. */
  stored: object | null
  /** Absent: nothing can change meanwhile. */
  load?: { from: L; path?: Readonly<Record<string, string | number>> }
  /** `read`: the values that the form was filled from; `formId` stays the same until the save. */
  body?(
    body: Record<string, unknown>,
    values: ValuesOf<F>,
    from?: { read: ValuesOf<F>; formId: string },
  ): object
  /** A new entry's first values. */
  begin?(empty: ValuesOf<F>): ValuesOf<F>
  read?(answer: Answer<C> | Answer<L>): object
  /** The form's values after a save whose answer lacks them. */
  after?(values: ValuesOf<F>): ValuesOf<F>
  before?(values: ValuesOf<F>): Promise<void>
  /** Null: the form asks, and its screen shows `answered`. */
  saved: string | ((answer: Answer<C>) => string) | null
  onAnswer?(answer: Answer<C>): void
  onSaved?(answer: Answer<C>): void
  question?(values: ValuesOf<F>): Question | null
}

interface Answered<V, A> {
  /** As they were sent. */
  values: V
  answer: A
}

export interface Bound<V> extends Part<V> {
  onSending(is: boolean, failed?: FailedUpload): void
}

export function useFields<F extends FieldSet, C extends Call, L extends Call = C>(
  fields: F,
  parts: FieldParts<F, C, L>,
) {
  type Values = ValuesOf<F>
  const { to, of, path, schema, stored, load, read, before, after, begin, ...others } = parts
  const { saved, onSaved, onAnswer, question, ...kept } = others
  const currency = useCurrency()
  const { method, address } = split(to, { path })
  const plainName = [address, of].filter(Boolean).join(' ')
  const plain = usePlainForm<Values>(plainName)
  const [asked, setAsked] = useState<Question | null>(null)
  const [answered, setAnswered] = useState<Answered<Values, Answer<C>> | null>(() => {
    const { values, answer } = plain.begun ?? {}
    return values && answer !== undefined ? { values, answer: answer as Answer<C> } : null
  })

  const bodyFor = (values: Values, base?: Filled<Values>): object => {
    const body = toRequest(fields, values)
    const from = base && { read: base.values, formId: base.version.formId }
    return parts.body?.(body, values, from) ?? body
  }
  const sentBody = (values: Values, base: Filled<Values>): object => {
    const { version } = base.version
    return { ...(version !== undefined && { version }), ...bodyFor(values, base) }
  }
  const filled = (held: object | null, answer?: unknown): Filled<Values> => {
    const values = toFormValues(fields, held, currency)
    const { version } = (held as Source | null) ?? {}
    return {
      values: held === null ? (begin?.(values) ?? values) : values,
      version: { version, formId: newFormId(), answer },
    }
  }
  const check = (values: Values) =>
    schema
      ? problemsIn(typeof schema === 'function' ? schema(currency) : schema, bodyFor(values))
      : []

  const form = useForm<Values>({
    ...kept,
    first: kept.first ?? stored === null,
    initial: () => filled(stored),
    check,
    sent: plain.begun,
    load:
      load &&
      (async () => {
        const answer = (await untyped(load.from, { path: load.path })) as Answer<L>
        return filled(read ? read(answer) : (answer as object))
      }),
    async send(values, base) {
      for (const body of newDescriptions(picturesOf(fields, values))) {
        await call('PUT /api/images/alt', { body })
      }
      await before?.(values)
      const body = sentBody(values, base)
      const answer = (await untyped(to, { path, body })) as Answer<C>
      setAnswered({ values, answer })
      onAnswer?.(answer)
      if (after) return { values: after(values), version: { formId: newFormId(), answer } }
      if (stored === null) return filled(null, answer)
      const held = read ? read(answer) : (answer as object)
      return filled({ ...held, ...sentPictures(fields, held, values) }, answer)
    },
    saved: typeof saved === 'function' ? (answer) => saved(answer as Answer<C>) : saved,
    onSaved: onSaved && (({ version }) => onSaved(version.answer as Answer<C>)),
  })
  const { values, problems, problemOf, base } = form
  const { change = form.change } = plain
  plain.tell({ base, values }, () => {
    const found = check(values)
    const alts = newDescriptions(picturesOf(fields, values)).map((body) => ({
      method: 'PUT',
      address: '/api/images/alt',
      body,
    }))
    return {
      calls: [...alts, { method, address, body: sentBody(values, base) }],
      problems: found,
      question: (found.length === 0 && question?.(values)) || null,
      values: { ...values, ...noSecrets(fields) },
      compares: load !== undefined,
      asks: saved === null,
      reasons: kept.reasons,
    }
  })

  function set<K extends keyof Values & string>(name: K, value: Values[K]): void {
    change(name, (now) => ({ ...now, [name]: value }))
  }

  async function save(changes: Partial<Values> = {}): Promise<boolean> {
    if (plain.save) {
      change('', (now) => ({ ...now, ...changes }))
      plain.save()
      return true
    }
    const sent = { ...values, ...changes }
    const asks = form.check(sent).length > 0 ? null : question?.(sent)
    if (!asks) return form.save(changes)
    setAsked(asks)
    return false
  }

  function bind<K extends keyof F & string>(name: K): Bound<Values[K]> {
    const its = problems.find(({ field }) => field === name || field.startsWith(`${name}.`))
    return {
      name,
      value: values[name],
      problem: its?.message ?? null,
      problemOf,
      onChange: (value) => set(name, value),
      onSending: (is, failed) => form.setSending(name, is, failed),
    }
  }

  function showWith<K extends keyof F & string>(
    name: K,
    onChange: (value: Values[K]) => void,
  ): ReactNode {
    const field = fields[name]
    if (!field || !isShown(field, values)) return null
    return (
      <ShownField key={name} field={field} values={values} bound={{ ...bind(name), onChange }} />
    )
  }

  const show = (...names: (keyof F & string)[]): ReactNode =>
    names.map((name) => showWith(name, (value) => set(name, value)))

  return {
    ...form,
    save,
    set,
    change,
    answered,
    /** For an answer that no longer holds. */
    forget: () => setAnswered(null),
    plain: {
      form: plainName,
      question: plain.begun?.question,
      problem: plain.begun?.problems[0]?.field,
      /** Without scripts: a part that was unfolded is to be so again. */
      isRefused: plain.begun !== undefined,
      saved:
        plain.isSaved && saved !== null && (typeof saved === 'string' ? saved : formCopy.saved),
    },
    bind,
    show,
    showWith,
    labels: Object.fromEntries(
      Object.entries(fields).map(([name, { label, called = label }]) => [name, called]),
    ),
    inWords: Object.fromEntries(
      Object.entries(fields).flatMap(([name, { inWords }]) => (inWords ? [[name, inWords]] : [])),
    ),
    asked: asked && {
      ...asked,
      onYes() {
        setAsked(null)
        void form.save()
      },
      onCancel: () => setAsked(null),
    },
  }
}

const noSecrets = (fields: FieldSet) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { input, first }]) =>
      'mode' in input && input.mode === 'secret' ? [[name, first]] : [],
    ),
  )

export function newFormId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Answers name pictures only by their addresses. */
function sentPictures(fields: FieldSet, held: object, values: Readonly<Record<string, unknown>>) {
  const addresses = held as Readonly<Record<string, unknown>>
  const sent = Object.entries(picturesOf(fields, values)).map(([name, { picture, ...words }]) => {
    const isSame = picture?.address === addresses[name]
    return [name, isSame && picture ? { ...picture, ...words, alt: words.alt.trim() } : null]
  })
  return Object.fromEntries(sent.filter(([name]) => typeof addresses[String(name)] === 'string'))
}

/** A body that passed the call's schema belongs to the call. */
const untyped = call as (to: Call, input: object) => Promise<unknown>

function picturesOf(fields: FieldSet, values: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, { input }]) => input.kind === 'picture')
      .map(([name]) => [name, values[name] as SlotValue]),
  )
}
