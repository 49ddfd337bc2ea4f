import { useId, useState } from 'react'
import { longestStep } from '#shop/catalogue/products/product.ts'
import { isVideo, type Picture } from '#shop/media/pictures/picture.ts'
import { adminCopy } from '#web/admin/copy.ts'
import { formCopy } from '#web/form/copy.ts'
import { BareText } from '#web/form/inputs/bare.tsx'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { FocalPointField } from './focal-point-field.tsx'
import { HeroPartField } from './hero-part-field.tsx'
import styles from './picture-slot.module.css'
import type { SlotValue } from './picture-value.ts'

interface PictureWordsProps {
  plan: { name: string; what: string; whole?: boolean; hero?: boolean; step?: boolean }
  picture: Picture
  value: SlotValue
  onChange(value: SlotValue): void
}

export function PictureWords({ plan, picture, value, onChange }: PictureWordsProps) {
  const ids = useId()
  const [wasStep] = useState((value.step ?? '') !== '')
  return (
    <div className={`${layout.stack1} ${prose.label} ${layout.full}`}>
      {plan.hero ? (
        <HeroPartField
          what={plan.what}
          picture={picture}
          part={value.clear ?? null}
          onChange={(clear, focus) => onChange({ ...value, clear, focus })}
        />
      ) : (
        !plan.whole && (
          <FocalPointField
            what={plan.what}
            picture={picture}
            focus={value.focus ?? null}
            onChange={(focus) => onChange({ ...value, focus })}
          />
        )
      )}
      <label htmlFor={`${ids}-alt`}>
        {formCopy.whatItShows}{' '}
        <span className={`${prose.hint} ${prose.light}`}>{formCopy.altHint}</span>
      </label>
      <BareText
        id={`${ids}-alt`}
        name={`${plan.name}.alt`}
        rows={2}
        maxLength={1000}
        className={`${control.flat} ${styles.alt}`}
        value={value.alt}
        onChange={(alt) => onChange({ ...value, alt })}
      />
      {plan.step && !isVideo(picture.address) && (
        <details open={wasStep}>
          <summary id={`${ids}-step`} className={control.summary}>
            {formCopy.step}{' '}
            <span className={`${prose.hint} ${prose.light}`}>{adminCopy.stepHint}</span>
          </summary>
          <BareText
            name={`${plan.name}.step`}
            aria-labelledby={`${ids}-step`}
            rows={2}
            maxLength={longestStep}
            className={`${control.flat} ${styles.alt}`}
            value={value.step ?? ''}
            onChange={(step) => onChange({ ...value, step })}
          />
        </details>
      )}
    </div>
  )
}
