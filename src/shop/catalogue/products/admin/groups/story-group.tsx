import { productsAdminCopy } from '#shop/catalogue/products/admin/copy.ts'
import { longestStory } from '#shop/catalogue/products/inventory-policy/story.ts'
import { adminCopy } from '#web/admin/copy.ts'
import { long } from '#web/form/fields.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { Story } from '#web/ui/product/story.tsx'
import styles from '../products.module.css'
import type { FieldGroup, GroupContentProps } from './field-groups.ts'

export const storyGroup: FieldGroup = {
  title: productsAdminCopy.story,
  unset: productsAdminCopy.none,
  summary: ({ story }) => {
    const words = String(story).trim().split(/\s+/).filter(Boolean).length
    return words === 0 ? null : productsAdminCopy.words(words)
  },
  fields: {
    story: long({
      label: productsAdminCopy.story,
      max: longestStory,
      marks: true,
      optional: true,
      hint: adminCopy.storyMarks,
    }),
  },
  Content: StoryPreview,
}

function StoryPreview({ values }: GroupContentProps) {
  const story = String(values.story)
  if (!/[*\][]|\n\s*\n/.test(story)) return null
  return (
    <div className={`${layout.stack2} ${layout.wide} ${layout.shrinks} ${styles.preview}`}>
      <p className={prose.hint}>{adminCopy.storyPreview}</p>
      <Story text={story} className={`${layout.stack3} ${prose.lines} ${layout.short}`} />
    </div>
  )
}
