import type { DemoPage, DemoPicture } from './picture.ts'

export const pages = (artist: DemoPicture, wall: DemoPicture): DemoPage[] => [
  {
    title: 'CV',
    spot: 'footer',
    blocks: [
      {
        kind: 'words',
        text: '{artist}, born 1979 in Bangor, Maine. Lives and works in an old boathouse in Belfast, with a press, a cat, and a heron who comes by.',
      },
      {
        kind: 'picture',
        picture: wall,
        caption: 'The wall in the studio, on an afternoon in March.',
        wide: true,
      },
      {
        kind: 'words',
        text: `# Solo exhibitions

- 2026 Twelve Steps from the Water, Waldo Hall, Belfast, Maine
- 2024 Ebb, Harbor Room, Rockland, Maine
- 2022 Standing Still, Library of Camden, Maine
- 2019 First Pulls, Boathouse Open Days, Belfast, Maine

# Group exhibitions

- 2025 Relief, Print Yard, Portland, Maine
- 2025 Small Editions, Ink and Stone, Providence, Rhode Island
- 2023 Birds of a Coast, Marsh House, Damariscotta, Maine
- 2021 New England Block Print Annual, Brattleboro, Vermont

# Murals

- 2025 Low Tide, gable of the fish store, Front Street, Belfast, Maine, 26 by 18 feet`,
      },
      { kind: 'piece', piece: 'Low Tide' },
      {
        kind: 'quotation',
        text: 'She cuts what the water leaves, and stops one line before you would.',
        by: 'Waldo County Weekly, 2024',
      },
      {
        kind: 'words',
        text: `# Collections

- 2025 City of Belfast, Maine
- 2023 Penobscot Marine Library
- 2020 Print collection of a school in Rockland that wishes to stay unnamed

# Before

- 2005–2016 Seventh-grade science, eleven years, mostly diagrams
- 2004 B.A. in biology, University of Maine at Farmington`,
      },
      {
        kind: 'picture',
        picture: artist,
        caption: 'At the bench. Biscuit keeps watch.',
        wide: false,
      },
      { kind: 'button', label: 'Write to the studio', to: '/contact' },
    ],
  },
]
