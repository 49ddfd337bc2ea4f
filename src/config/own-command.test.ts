import { expect, it } from 'vitest'
import { ownCommand } from './own-command.ts'

it.each([
  [undefined, false, 'npm run owner --', 'npm start'],
  ['./atelier', false, './atelier owner', './atelier start'],
  ['/usr/local/bin/atelier', true, 'sudo atelier owner', 'sudo atelier start'],
])(
  'started by %j, in the journal: %j, the shop prints “%s”',
  (atelierCommand, intoJournal, owner, start) => {
    const config = { atelierCommand, intoJournal }
    expect([ownCommand(config, 'owner'), ownCommand(config, 'start')]).toEqual([owner, start])
  },
)
