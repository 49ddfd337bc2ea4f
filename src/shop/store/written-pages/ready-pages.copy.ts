import type { BlockKind, PageBlock } from './own-page.ts'

type Ready = {
  title: string
  hint: string
  blocks: readonly PageBlock<Exclude<BlockKind, 'piece'>>[]
}

const words = (text: string) => ({ kind: 'words' as const, text })
const picture = (wide: boolean) => ({ kind: 'picture' as const, picture: '', caption: '', wide })
const row = { kind: 'pictures' as const, pictures: [], caption: '' }

/** What a page begins with. Words in braces are filled in by the shop. */
export const readyPages = {
  process: {
    title: 'Process',
    hint: 'How a piece comes about, step by step.',
    blocks: [
      words('It begins with … Two or three sentences, as you would say them to a visitor.'),
      picture(true),
      words('# First\n\nWhat you do, and what it is done with.'),
      row,
      words('# Then\n\nWhat takes longest. What can go wrong.'),
      words('# At last\n\nHow you know that it is finished.'),
      { kind: 'button', label: 'Ask me something', to: '/contact' },
    ],
  },
  faq: {
    title: 'Questions and answers',
    hint: 'Answers to begin with. They follow your settings.',
    blocks: [
      words(
        `# When does my order leave?\n\n{leaving days}

# What does it cost to send?\n\n{shipping rule} {highest rate}

# What do I pay in the end?\n\n{what you pay}

# Can I send something back?\n\n{returns}

# How do I reach you?\n\nWrite to {email}.`,
      ),
      { kind: 'button', label: 'Ask something else', to: '/contact' },
    ],
  },
  press: {
    title: 'Press',
    hint: 'Who wrote about you, and pictures to print.',
    blocks: [
      words('For pictures to print, and for words about the studio, write to {email}.'),
      {
        kind: 'quotation',
        text: 'A sentence that somebody wrote about you.',
        by: 'Who, and where',
      },
      words('# Written\n\n- 2026 Title of the article, name of the paper'),
      row,
    ],
  },
  cv: {
    title: 'CV',
    hint: 'Exhibitions and collections, by year.',
    blocks: [
      words('{artist}, born …, lives and works in …'),
      picture(false),
      words(
        `# Solo exhibitions\n\n- 2026 Title, place, town

# Group exhibitions\n\n- 2025 Title, place, town\n- 2025 Title, place, town

# Collections\n\n- 2024 Name of the collection, town

# Education\n\n- 2014 School, subject`,
      ),
    ],
  },
  stockists: {
    title: 'Stockists',
    hint: 'Shops and galleries that have your work.',
    blocks: [
      words('These shops and galleries have my work. Ask there which pieces are on the wall now.'),
      picture(false),
      words('# Town\n\n- Name of the shop, street and number, https://www.example.com'),
    ],
  },
} as const satisfies Record<string, Ready>
