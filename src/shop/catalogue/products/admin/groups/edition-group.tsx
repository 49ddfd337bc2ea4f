import { productsAdminCopy as copy } from '#shop/catalogue/products/admin/copy.ts'
import {
  type FormValues,
  partIn,
  sizeLabels,
} from '#shop/catalogue/products/admin/product-values.ts'
import { factCopy } from '#shop/catalogue/products/facts/copy.ts'
import { sizeInWords } from '#shop/catalogue/products/product.ts'
import { Field, type FieldPlan } from '#web/form/field.tsx'
import { check, special } from '#web/form/fields.ts'
import form from '#web/form/form.module.css'
import { CheckField } from '#web/form/inputs/check-field.tsx'
import { type Part, PartFields, within } from '#web/form/part-fields.tsx'
import prose from '#web/ui/kit/prose.module.css'
import {
  type EditionDraft,
  first,
  isLimited,
  limited,
  sizeIndex,
  toRequest,
} from './edition-draft.ts'
import type { FieldGroup, GroupContentProps } from './field-groups.ts'

export const editionGroup: FieldGroup = {
  title: copy.editionAndCertificate,
  unset: copy.none,
  summary(values) {
    const edition = values.edition as EditionDraft | null
    if (isSingle(values) && !isLimited(edition)) {
      return values.certified === true ? copy.withACertificate : null
    }
    if (!edition) return null
    if (!isLimited(edition)) return copy.unlimitedStated
    const sizes = edition.sizes.map(({ size, total }) =>
      [size && sizeInWords(size), copy.of(total || '…')].filter(Boolean).join(' '),
    )
    return copy.numbered(sizes.join(', '))
  },
  fields: {
    edition: special<EditionDraft | null>({ label: copy.editionAndCertificate, first: null }),
    // A unique piece is no edition, but may have a certificate.
    certified: {
      ...check({ ...factCopy.certified }),
      when: (values) => isSingle(values) && !isLimited(values.edition as EditionDraft | null),
      keep: true,
    },
  },
  another: ({ edition }) => ({ edition: edition && unsold(edition as EditionDraft) }),
  Content: (props) =>
    isSingle(props.values) && !isLimited(props.values.edition as EditionDraft | null) ? null : (
      <EditionFields {...props} />
    ),
}

/** Year, other editions and master are each piece's own. */
const unsold = ({
  sizes,
  proofs,
  process,
  reproduction,
  signature,
}: EditionDraft): EditionDraft => ({
  ...first,
  proofs,
  process,
  reproduction,
  signature,
  sizes: sizes.map(({ size, total }) => ({ size, total })),
})

const isSingle = ({ making }: FormValues) => making === 'one_of_a_kind'

function EditionFields(props: GroupContentProps) {
  const whole = partIn<EditionDraft | null>(props, 'edition')
  const labels = sizeLabels(props.values)
  const stated = whole.value ?? { ...first, sizes: [] }
  const put = (draft: EditionDraft) => whole.onChange(toRequest(draft))
  const edition: Part<EditionDraft> = { ...whole, value: stated, onChange: put }
  const reproduction = within(edition, 'reproduction')
  const change = (changes: Partial<EditionDraft>) => put({ ...stated, ...changes })
  const { sizes: _, ...onlyWhole } = copy.extents
  const extent =
    stated.sizes.length === 0
      ? 'none'
      : stated.sizes.every(({ size }) => size === '')
        ? 'whole'
        : 'sizes'
  const totalOf = (size: string) => stated.sizes.find((each) => each.size === size)?.total ?? ''

  function choose(wanted: string): void {
    const { signature } = stated
    if (wanted === 'none') {
      const kept = signature === 'on_certificate' ? 'unsigned' : signature
      change({ sizes: [], proofs: '', signature: kept })
    } else if (wanted === 'whole') change({ sizes: [{ size: '', total: totalOf('') }] })
    else change({ sizes: labels.map((size) => ({ size, total: totalOf(size) })) })
  }

  const isSold = stated.sizes.some(({ given = 0 }) => given > 0)
  const sized = extent === 'sizes' ? labels : extent === 'whole' ? [''] : []
  return (
    <div className={form.fields}>
      <Field
        plan={{
          name: 'edition',
          label: copy.copies,
          kind: 'choice',
          choices: labels.length > 1 ? copy.extents : onlyWhole,
        }}
        value={extent}
        problem={whole.problem}
        onChange={choose}
      />
      {isSold && <p className={`${prose.hint} ${prose.light}`}>{copy.copiesSold}</p>}
      {sized.map((size) => {
        const name = `edition.sizes.${sizeIndex(size, stated.sizes)}.total`
        const setTotal = (total: string) => {
          const totals = sized.map((each) => ({
            ...stated.sizes.find((known) => known.size === each),
            size: each,
            total: each === size ? total : totalOf(each),
          }))
          change({ sizes: limited(totals) })
        }
        return (
          <Field
            key={size}
            plan={{
              name,
              label: copy.numberedCopies(sizeInWords(size)),
              kind: 'count',
              half: true,
              ...(size !== '' && { hint: copy.asManyAsWanted }),
            }}
            value={String(totalOf(size))}
            problem={whole.problemOf(name)}
            onChange={setTotal}
          />
        )
      })}
      {sized.length > 0 && <PartFields {...edition} plans={[proofs]} />}
      <PartFields {...edition} plans={[process, year, signatureFor(sized.length > 0)]} />
      <CheckField {...reproduction} label={copy.reproduces} checked={reproduction.value} />
      <PartFields
        {...edition}
        plans={[othersFor(extent === 'sizes' && labels.length > 1), master]}
      />
      <p className={`${prose.hint} ${prose.light}`}>
        {sized.length > 0 ? copy.numberedHint : copy.statementHint}
      </p>
    </div>
  )
}

type Stated = FieldPlan<'proofs' | 'year' | 'process' | 'others' | 'master' | 'signature'>

const number = { kind: 'count', half: true, optional: true } as const
const proofs: Stated = { name: 'proofs', label: copy.proofs, ...number, hint: copy.proofsHint }
const year: Stated = { name: 'year', label: copy.year, ...number }
const process: Stated = {
  name: 'process',
  label: copy.process,
  kind: 'line',
  max: 120,
  optional: true,
  hint: copy.processHint,
}
const others = {
  name: 'others',
  label: copy.others,
  kind: 'line',
  max: 250,
  optional: true,
} as const
const master: Stated = {
  name: 'master',
  label: copy.master,
  kind: 'choice',
  choices: copy.masters,
  hint: copy.masterHint,
}

/** The shop refuses “None” while it sells the picture in another size. */
function othersFor(isSoldBeside: boolean): Stated {
  const { othersHint, noOthersHint } = copy
  return { ...others, hint: isSoldBeside ? othersHint : `${othersHint} ${noOthersHint}` }
}

function signatureFor(isNumbered: boolean): Stated {
  const { by_hand, on_certificate, unsigned } = copy.signatures
  const choices = { by_hand, ...(isNumbered && { on_certificate }), unsigned }
  return { name: 'signature', kind: 'choice', label: copy.signature, choices }
}
