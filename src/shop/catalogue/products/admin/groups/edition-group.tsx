import { Fragment } from 'react'
import type { Master, Signature } from '#shop/catalogue/editions/edition.ts'
import { productsAdminCopy } from '#shop/catalogue/products/admin/copy.ts'
import type { ProductDraft } from '#shop/catalogue/products/admin/product-draft.ts'
import {
  sidesLabel,
  sizeInWords,
  sizeLabel,
  sizesByShape,
} from '#shop/catalogue/products/product.ts'
import fields from '#web/form/field.module.css'
import { Field, type FieldPlan } from '#web/form/field.tsx'
import form from '#web/form/form.module.css'
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
import { FlagField } from './flag-field.tsx'

export const editionGroup: FieldGroup<'edition' | 'certified'> = {
  title: productsAdminCopy.editionAndCertificate,
  unset: productsAdminCopy.unlimited,
  summary({ values, texts }) {
    const edition = values.edition as EditionDraft | null
    if (isSingle(texts) && !isLimited(edition)) {
      return values.certified === true ? productsAdminCopy.withACertificate : null
    }
    if (!edition) return null
    if (!isLimited(edition)) return productsAdminCopy.unlimitedStated
    const sizes = edition.sizes.map(({ size, total }) =>
      [size && sizeInWords(size), productsAdminCopy.of(total || '…')].filter(Boolean).join(' '),
    )
    return productsAdminCopy.numbered(sizes.join(', '))
  },
  values: { edition: null, certified: false },
  another: ({ edition, certified }) => ({
    certified,
    edition: edition && unsold(edition as EditionDraft),
  }),
  // A unique piece is no edition, but may have a certificate.
  Content: (props) =>
    isSingle(props.draft.texts) && !isLimited(props.draft.values.edition as EditionDraft | null) ? (
      <FlagField name="certified" {...props} />
    ) : (
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
  ...{ proofs, process, reproduction, signature },
  sizes: sizes.map(({ size, total }) => ({ size, total })),
})

const isSingle = ({ making }: ProductDraft['texts']) => making === 'one_of_a_kind'

function EditionFields({ draft, problemOf, onChange }: GroupContentProps) {
  const edition = draft.values.edition as EditionDraft | null
  const labels = sizeLabels(draft)
  const stated = edition ?? { ...first, sizes: [] }
  const change = (changes: Partial<EditionDraft>) =>
    onChange('edition', toRequest({ ...stated, ...changes }))
  const { sizes: _, ...onlyWhole } = productsAdminCopy.extents
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
  const field = (plan: FieldPlan, value: unknown, put: (typed: string) => void) => (
    <Field
      plan={{ ...plan, name: `edition.${plan.name}` }}
      value={String(value ?? '')}
      problem={problemOf(`edition.${plan.name}`)}
      onChange={put}
    />
  )
  return (
    <div className={form.fields}>
      <Field
        plan={{
          name: 'edition',
          label: productsAdminCopy.copies,
          kind: 'choice',
          choices: labels.length > 1 ? productsAdminCopy.extents : onlyWhole,
        }}
        value={extent}
        problem={problemOf('edition')}
        onChange={choose}
      />
      {isSold && <p className={`${prose.hint} ${prose.light}`}>{productsAdminCopy.copiesSold}</p>}
      {sized.map((size) => (
        <Fragment key={size}>
          {field(
            {
              name: `sizes.${sizeIndex(size, stated.sizes)}.total`,
              label: size === '' ? 'Numbered copies' : `Copies of ${sizeInWords(size)}`,
              kind: 'count',
              half: true,
              ...(size !== '' && { hint: 'Empty: as many as are wanted.' }),
            },
            totalOf(size),
            (total) =>
              change({
                sizes: limited(
                  sized.map((each) => ({
                    ...stated.sizes.find((known) => known.size === each),
                    size: each,
                    total: each === size ? total : totalOf(each),
                  })),
                ),
              }),
          )}
        </Fragment>
      ))}
      {sized.length > 0 &&
        field(
          {
            name: 'proofs',
            label: 'Artist’s proofs',
            kind: 'count',
            half: true,
            optional: true,
            hint: 'Beside the numbered copies, as AP 1, AP 2…: you sell or give them away yourself, under “Offline sales”.',
          },
          stated.proofs,
          (proofs) => change({ proofs }),
        )}
      {field(
        {
          name: 'process',
          label: 'Process',
          kind: 'line',
          max: 120,
          optional: true,
          hint: 'Linocut, giclée print in pigment ink…',
        },
        stated.process,
        (process) => change({ process }),
      )}
      {field(
        { name: 'year', label: 'Year', kind: 'count', half: true, optional: true },
        stated.year,
        (year) => change({ year }),
      )}
      {field(
        {
          name: 'signature',
          label: 'Signature',
          kind: 'choice',
          choices: {
            by_hand: 'By hand',
            ...(sized.length > 0 && { on_certificate: 'On the certificate' }),
            unsigned: 'None',
          },
        },
        stated.signature,
        (signature) => change({ signature: signature as Signature }),
      )}
      <label className={fields.check}>
        <input
          type="checkbox"
          checked={stated.reproduction}
          onChange={(event) => change({ reproduction: event.target.checked })}
        />
        {productsAdminCopy.reproduces}
      </label>
      {field(
        {
          name: 'others',
          label: 'Other editions of this picture',
          kind: 'line',
          max: 250,
          optional: true,
          hint: 'Earlier ones too, with how many there are. The sizes that you sell here are told by themselves. Write “None” if there is no other; empty: nothing is said.',
        },
        stated.others,
        (others) => change({ others }),
      )}
      {field(
        {
          name: 'master',
          label: 'Its plate, block or file',
          kind: 'choice',
          choices: {
            '': 'Nothing is said',
            kept: 'Kept',
            cancelled: 'Destroyed or cancelled, once all were made',
          },
          hint: 'California wants it said of prints of 100 dollars and more. “Destroyed or cancelled” can’t be taken back once copies are sold.',
        },
        stated.master,
        (master) => change({ master: master as Master | '' }),
      )}
      <p className={`${prose.hint} ${prose.light}`}>
        {sized.length > 0 ? productsAdminCopy.numberedHint : productsAdminCopy.statementHint}
      </p>
    </div>
  )
}

export function sizeLabels({ texts, ownSizes }: ProductDraft): string[] {
  const { dimensions, sizes } = texts
  if (dimensions === 'own') {
    return ownSizes.map(({ label, width, height, unit }) => {
      const sides = { width: Number(width), height: Number(height), unit }
      return label.trim() || sidesLabel(sides)
    })
  }
  if (dimensions !== 'square' && dimensions !== 'portrait') return []
  return sizesByShape[dimensions].flatMap((size) => {
    const isThere = sizes === undefined || sizes.split(',').includes(size)
    return (isThere && sizeLabel(dimensions, size)) || []
  })
}
