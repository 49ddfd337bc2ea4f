import { mostSteps } from '#shop/store/shipping/shipping.ts'
import { Field } from '#web/form/field.tsx'
import { PartButton } from '#web/form/inputs/part-button.tsx'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { shippingCopy } from './copy.ts'
import styles from './shipping.module.css'
import type { StepValues } from './shipping-values.ts'

interface WeightStepsProps {
  steps: readonly StepValues[]
  /** In the API: 'zones.0'. */
  name: string
  problemOf(field: string): string | null
  onChange(steps: StepValues[]): void
}

const firstSteps: StepValues[] = [
  { upTo: '', price: '', cost: '' },
  { upTo: null, price: '', cost: '' },
]

export function WeightSteps({ steps, name, problemOf, onChange }: WeightStepsProps) {
  if (steps.length === 0) {
    return (
      <PartButton
        soft
        name={`${name}.byWeight`}
        className={`${layout.wide} ${layout.first}`}
        onClick={() => onChange(firstSteps)}
      >
        {shippingCopy.byWeight}
      </PartButton>
    )
  }
  const change = (at: number, changes: Partial<StepValues>) =>
    onChange(steps.map((step, i) => (i === at ? { ...step, ...changes } : step)))
  return (
    <>
      <p className={`${prose.hint} ${layout.wide}`}>{shippingCopy.byWeightHint}</p>
      {steps.map((step, at) => {
        const field = (part: string) => `${name}.byWeight.${at}.${part}`
        const label = step.upTo === null ? shippingCopy.heavier : shippingCopy.upToCosts(step.upTo)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is only told by its place
          <div key={at} className={styles.step}>
            {step.upTo !== null && (
              <Field
                plan={{ name: field('upTo'), label: shippingCopy.upTo, kind: 'count', half: true }}
                value={step.upTo}
                problem={problemOf(field('upTo'))}
                onChange={(upTo) => change(at, { upTo })}
              />
            )}
            <Field
              plan={{ name: field('price'), label, kind: 'price', half: true }}
              value={step.price}
              problem={
                problemOf(field('price')) ?? (step.upTo === null ? problemOf(field('upTo')) : null)
              }
              onChange={(price) => change(at, { price })}
            />
            <Field
              plan={{
                ...{ name: field('cost'), label: shippingCopy.costsYou, kind: 'price' },
                ...{ half: true, optional: true },
              }}
              value={step.cost}
              problem={problemOf(field('cost'))}
              onChange={(cost) => change(at, { cost })}
            />
            {step.upTo !== null && steps.length > 2 && (
              <PartButton
                soft
                name={field('remove')}
                onClick={() => onChange(steps.filter((_, i) => i !== at))}
              >
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
          name={`${name}.byWeight.add`}
          className={`${layout.wide} ${layout.first}`}
          onClick={() =>
            onChange([...steps.slice(0, -1), { upTo: '', price: '', cost: '' }, ...steps.slice(-1)])
          }
        >
          {shippingCopy.addStep}
        </PartButton>
      )}
      <PartButton
        soft
        name={`${name}.byKind`}
        className={`${layout.wide} ${layout.first}`}
        onClick={() => onChange([])}
      >
        {shippingCopy.byKind}
      </PartButton>
    </>
  )
}
