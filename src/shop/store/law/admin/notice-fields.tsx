import { languagesOf } from '#shop/store/law/countries.ts'
import type { Part } from '#web/form/part-fields.tsx'
import { PictureSlot } from '#web/form/pictures/picture-slot.tsx'
import { type SlotValue, slotValue } from '#web/form/pictures/picture-value.ts'
import type { FailedUpload } from '#web/form/use-form.ts'
import { lawCopy as copy } from './copy.ts'

export function noticeLanguagesOf(countries: readonly string[]): string[] {
  return [...new Set(countries.flatMap(languagesOf))].filter((each) => each !== 'en').sort()
}

interface NoticeFieldsProps extends Part<Readonly<Record<string, SlotValue>>> {
  languages: readonly string[]
  onSending(name: string, is: boolean, failed?: FailedUpload): void
}

const names = new Intl.DisplayNames('en', { type: 'language' })

export function NoticeFields(props: NoticeFieldsProps) {
  const { languages, value, problemOf, onChange, onSending } = props
  const all = [...new Set([...languages, ...Object.keys(value)])].sort()
  if (all.length === 0) return null
  return (
    <details data-field="notices">
      <summary>
        {copy.notices(Object.values(value).filter(({ picture }) => picture).length)}
      </summary>
      {all.map((language) => (
        <PictureSlot
          key={language}
          plan={{
            name: `notices.${language}`,
            what: copy.noticeIn(names.of(language) ?? language),
            hint: copy.noticesHint,
            optional: true,
            whole: true,
          }}
          folder="HomepageHero"
          value={value[language] ?? slotValue(null)}
          problem={problemOf(`notices.${language}`)}
          onChange={(slot) => onChange({ ...value, [language]: slot })}
          onSending={(is, failed) => onSending(`notices.${language}`, is, failed)}
        />
      ))}
    </details>
  )
}
