import { mostSteps } from '#shop/store/shipping/shipping.ts'
import { PartButton } from '#web/form/inputs/part-button.tsx'
import { entriesOf, type Part, PartFields, within } from '#web/form/part-fields.tsx'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { shippingCopy } from './copy.ts'
import styles from './shipping.module.css'
import type { StepValues } from './shipping-values.ts'

const upToPlan = { name: 'upTo', label: shippingCopy.upTo, kind: 'count' } as const

const newStep: StepValues = { upTo: '', price: '', cost: '' }

export function WeightSteps(parts: Part<StepValues[]>) {
  const { name, value: steps, onChange } = parts
  if (steps.length === 0) {
    return (
      <PartButton
        soft
        name={name}
        className={`${layout.wide} ${layout.first}`}
        onClick={() => onChange([newStep, { ...newStep, upTo: null }])}
      >
        {shippingCopy.byWeight}
      </PartButton>
    )
  }
  return (
    <>
      <p className={`${prose.hint} ${layout.wide}`}>{shippingCopy.byWeightHint}</p>
      {entriesOf(parts).map(({ remove, at, ...step }) => {
        const upTo = within(step, 'upTo')
        const isLast = upTo.value === null
        const label =
          upTo.value === null ? shippingCopy.heavier : shippingCopy.upToCosts(upTo.value)
        const half = { kind: 'price', half: true } as const
        return (
          <div key={at} className={styles.step}>
            <PartFields
              {...step}
              // The last step has no limit: what is wrong with it stands at its price.
              problemOf={(name) =>
                step.problemOf(name) ??
                (isLast && name === `${step.name}.price` ? upTo.problem : null)
              }
              plans={[
                ...(isLast ? [] : [{ ...half, ...upToPlan }]),
                { ...half, name: 'price', label },
                { ...half, name: 'cost', label: shippingCopy.costsYou, optional: true },
              ]}
            />
            {!isLast && steps.length > 2 && (
              <PartButton soft name={`${step.name}.remove`} onClick={remove}>
                {shippingCopy.removeStep}
                <span className="visually-hidden"> {label}</span>
              </PartButton>
            )}
          </div>
        )
      })}
      {steps.length < mostSteps && (
        <PartButton
          soft
          name={`${name}.add`}
          className={`${layout.wide} ${layout.first}`}
          onClick={() => onChange(steps.toSpliced(-1, 0, newStep))}
        >
          {shippingCopy.addStep}
        </PartButton>
      )}
      <PartButton
        soft
        name={`${name}.none`}
        className={`${layout.wide} ${layout.first}`}
        onClick={() => onChange([])}
      >
        {shippingCopy.byKind}
      </PartButton>
    </>
  )
}
