import { longestStory } from '#shop/catalogue/products/making/story.ts'
import { adminCopy } from '#web/admin/copy.ts'
import { Story } from '#web/ui/product/story.tsx'
import type { FieldGroup, GroupContentProps } from './field-groups.ts'
import styles from './story-group.module.css'

/** The longer story of a piece, with a preview. */
export const storyGroup: FieldGroup<'story'> = {
  title: 'Its story',
  unset: 'How it was made, where it comes from: longer than the description',
  summary: ({ texts }) => {
    const words = texts.story?.trim().split(/\s+/).filter(Boolean).length ?? 0
    return words === 0 ? null : words === 1 ? '1 word' : `${words.toLocaleString('en')} words`
  },
  fields: [
    {
      name: 'story',
      label: 'Story',
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
    <div className={styles.preview}>
      <p className={styles.title}>{adminCopy.storyPreview}</p>
      <Story text={story} className={styles.story} />
    </div>
  )
}
