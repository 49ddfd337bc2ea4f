import { readStory, type StoryPart } from '#shop/catalogue/products/inventory-policy/story.ts'

export function Story({ text, className }: { text: string; className?: string }) {
  return (
    <div className={className}>
      {readStory(text).map((paragraph, at) => (
        <p key={keyAt(at)}>
          {paragraph.map((part, i) => (
            <Part key={keyAt(i)} part={part} />
          ))}
        </p>
      ))}
    </div>
  )
}

function Part({ part }: { part: StoryPart }) {
  if (part.kind === 'text') return part.text
  if (part.kind === 'emphasis') return <em>{part.text}</em>
  return (
    <a href={part.href} rel="noopener noreferrer">
      {part.text}
    </a>
  )
}

/** The parts of a text have no name but their place. */
const keyAt = (place: number) => `part-${place}`
