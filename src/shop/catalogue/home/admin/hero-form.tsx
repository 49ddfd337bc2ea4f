import type { Hero } from '#shop/catalogue/home/content.schema.ts'
import { heroEditSchema, newHeroSchema } from '#shop/catalogue/home/hero.schema.ts'
import { productsAdminCopy } from '#shop/catalogue/products/admin/copy.ts'
import { adminCopy } from '#web/admin/copy.ts'
import { line, picture } from '#web/form/fields.ts'
import { FormPart, SectionForm } from '#web/form/form.tsx'
import { useFields } from '#web/form/use-fields.tsx'
import { heroAdminCopy as copy } from './copy.ts'

const fields = {
  name: line({ label: copy.heroName, max: 200, hint: copy.heroNameHint }),
  location: picture({
    label: copy.heroImage,
    what: copy.heroImage,
    hint: copy.heroHint,
    folder: 'HomepageHero',
    hero: true,
  }),
}

const heldIn = (hero: Hero) => ({ ...hero, location: hero.picture })

interface HeroFormProps {
  hero: Hero | null
  isDeleted: boolean
  onSaved(hero: { id: number }): void
}

export function HeroForm({ hero, isDeleted, onSaved }: HeroFormProps) {
  const isNew = hero === null || isDeleted
  const { text, ms } = isNew
    ? { text: adminCopy.createFailed.hero, ms: 2500 }
    : adminCopy.editFailed.hero
  const hung = useFields(fields, {
    name: `hero-${hero?.id ?? 'new'}`,
    to: isNew ? 'POST /api/hero/create' : 'PUT /api/hero/update/id/{id}',
    path: isNew ? {} : { id: hero.id },
    schema: isNew ? newHeroSchema : heroEditSchema,
    stored: hero && heldIn(hero),
    load: { from: 'GET /api/hero' },
    read: (answer) => {
      const now = Array.isArray(answer) ? answer.find(({ id }) => id === hero?.id) : answer
      return now ? heldIn(now) : {}
    },
    saved: isNew ? adminCopy.created.hero : adminCopy.updated.hero,
    failed: text,
    ...(hero && { reasons: { not_found: productsAdminCopy.deletedMeanwhile(hero.name) } }),
    durations: { warning: 2000, saved: 2000, failed: ms },
    onSaved,
  })
  return (
    <SectionForm
      form={hung}
      save={
        isDeleted ? productsAdminCopy.makeAnew : isNew ? copy.createHero : productsAdminCopy.save
      }
    >
      <FormPart>{hung.show('name', 'location')}</FormPart>
    </SectionForm>
  )
}
