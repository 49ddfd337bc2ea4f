import { productsAdminCopy } from '#shop/catalogue/products/admin/copy.ts'
import { longestStory } from '#shop/catalogue/products/inventory-policy/story.ts'
import { adminCopy } from '#web/admin/copy.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { Story } from '#web/ui/product/story.tsx'
import styles from '../products.module.css'
import type { FieldGroup, GroupContentProps } from './field-groups.ts'

export const storyGroup: FieldGroup<'story'> = {
  title: productsAdminCopy.itsStory,
  unset: productsAdminCopy.storyHint,
  summary: ({ texts }) => {
    const words = texts.story?.trim().split(/\s+/).filter(Boolean).length ?? 0
    return words === 0
      ? null
      : words === 1
        ? '1 word'
        : productsAdminCopy.words(words.toLocaleString('en'))
  },
  fields: [
    {
      name: 'story',
      label: productsAdminCopy.story,
      kind: 'long',
      max: longestStory,
      optional: true,
      hint: adminCopy.storyMarks,
    },
  ],
  Content: StoryPreview,
}

function StoryPreview({ draft }: GroupContentProps) {
  const { story = '' } = draft.texts
  if (!/[*\][]|\n\s*\n/.test(story)) return null
  return (
    <div className={`${layout.stack2} ${layout.wide} ${layout.shrinks} ${styles.preview}`}>
      <p className={prose.hint}>{adminCopy.storyPreview}</p>
      <Story text={story} className={`${layout.stack3} ${prose.lines} ${layout.short}`} />
    </div>
  )
}
