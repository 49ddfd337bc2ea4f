import { Field as TextField } from './field.tsx'
import type { Field } from './fields.ts'
import { CheckField } from './inputs/check-field.tsx'
import { MomentField } from './inputs/moment-field.tsx'
import { PictureSlot } from './pictures/picture-slot.tsx'
import type { SlotValue } from './pictures/picture-value.ts'
import type { Bound } from './use-fields.tsx'

interface ShownFieldProps {
  field: Field<unknown>
  values: Readonly<Record<string, unknown>>
  bound: Bound<unknown>
}

export function ShownField({ field, values, bound }: ShownFieldProps) {
  const { input, label, optional, half, fixed } = field
  const { name, problem } = bound
  const hint = typeof field.hint === 'function' ? field.hint(values) : field.hint
  // A field's codec and its input have the same type.
  const { value, onChange } = bound
  const shared = { name, label, hint, problem, onChange }
  switch (input.kind) {
    case 'special':
      throw new Error(`The field ${name} is rendered by its screen.`)
    case 'check':
      return <CheckField {...shared} checked={value === true} />
    case 'moment':
      return (
        <MomentField {...shared} optional={optional} fixed={fixed} value={value as number | null} />
      )
    case 'picture':
      return (
        <PictureSlot
          plan={{ ...input.slot, name }}
          folder={input.folder}
          value={value as SlotValue}
          problem={problem}
          onChange={onChange}
          onSending={bound.onSending}
        />
      )
    default: {
      const choices =
        input.choices &&
        Object.fromEntries(
          Object.entries(input.choices).filter(
            ([each]) => each === value || (field.offered?.(each, values) ?? true),
          ),
        )
      return (
        <TextField
          plan={{ ...input, choices, name, label, hint, optional, half, fixed }}
          value={String(value)}
          problem={problem}
          onChange={onChange}
        />
      )
    }
  }
}
