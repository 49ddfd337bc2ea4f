import { useEffect, useId } from 'react'
import { type TypefacePair, typefacePairs } from '#shop/store/theme/theme.ts'
import field from '#web/form/field.module.css'
import { FieldWords } from '#web/form/inputs/field-words.tsx'
import { useSent } from '#web/form/plain/use-sent.ts'
import { themeAdminCopy as copy } from './copy.ts'
import styles from './theme.module.css'

/** Addresses of the display and the text typeface. */
export type TypefaceFiles = Readonly<Record<string, readonly string[]>>

interface TypefaceFieldProps {
  files: TypefaceFiles
  name: string
  value: TypefacePair
  problem: string | null
  onChange(value: TypefacePair): void
}

/** Each pair's name is set in its own letters. */
export function TypefaceField({ files, name, value, problem, onChange }: TypefaceFieldProps) {
  const id = useId()
  const sent = useSent(name, value, (chosen) => onChange(chosen as TypefacePair))
  useTypefaces(files)
  return (
    <fieldset className={field.field} data-field={name} aria-describedby={id}>
      <legend className={field.label}>{copy.pair}</legend>
      <div className={styles.pairs}>
        {(Object.keys(typefacePairs) as TypefacePair[]).map((pair) => {
          const { display, text } = typefacePairs[pair]
          return (
            <label key={pair} className={styles.pair}>
              <input
                {...sent}
                type="radio"
                name={name}
                value={pair}
                checked={value === pair}
                className="visually-hidden"
                onChange={() => onChange(pair)}
              />
              <span className={styles.display} style={{ fontFamily: fontOf(display.family) }}>
                {display.family}
              </span>{' '}
              <span style={{ fontFamily: fontOf(text.family) }}>{copy.with(text.family)}</span>
            </label>
          )
        })}
      </div>
      <FieldWords id={id} problem={problem} />
    </fieldset>
  )
}

/** Another name than the theme's, whose rules may come later. */
const shownName = (family: string) => `shown-${family}`
const fontOf = (family: string) => `'${shownName(family)}'`

function useTypefaces(files: TypefaceFiles): void {
  useEffect(() => {
    const faces = (Object.keys(typefacePairs) as TypefacePair[]).flatMap((pair) => {
      const { display, text } = typefacePairs[pair]
      return [display, text].map(
        ({ family }, at) =>
          new FontFace(shownName(family), `url(${files[pair]?.[at]}) format('woff2')`, {
            weight: '400 700',
          }),
      )
    })
    for (const face of faces) document.fonts.add(face)
    return () => {
      for (const face of faces) document.fonts.delete(face)
    }
  }, [files])
}
