import { sizeInWords } from '../../backups.ts'
import { counted } from '../../elsewhere/copy.ts'

export const bringBackCopy = {
  title: 'Bring a shop back',
  lead: 'Was your shop on another server? Its backup brings everything back: pieces and pictures, orders, letters, settings, passwords. It replaces everything that this shop holds now.',
  invite: 'Was your shop on another server?',
  inviteLink: 'Bring it back from a backup',
  instead: 'Begin a new shop instead',

  file: 'Your backup',
  fileHint: 'Its name is like atelier-2026-11-20.tar.gz. Keep this page open until it has arrived.',
  wrongName: 'A backup ends with .tar.gz. This file doesn’t.',
  placeTitle: 'From your backup storage',
  placeLead:
    'You have a paper with the place and the passphrase. The company that runs the storage knows the login.',
  passphraseHint: 'It is on your paper.',
  fromPlace: 'Bring it back from there',
  begun: 'It has begun.',
  failed: 'nothing was changed.',
  lost: 'The shop doesn’t answer any more. Load this page again to see whether it is back.',
  noScripts:
    'Bringing a shop back needs JavaScript. Turn it on in your browser, and load this page again.',

  steps: {
    receiving: 'The file is on its way',
    fetching: 'The backup is being fetched',
    checking: 'The backup is being checked',
    pictures: 'The pictures are coming back',
    rows: 'Orders, pieces and settings are coming back',
    starting: 'The shop is starting',
    done: 'Your shop is back',
    failed: 'That didn’t work',
  },
  bytes: (done: number, of: number) => `${sizeInWords(done)} of ${sizeInWords(of)}`,
  untouched: 'Until the end nothing is changed here.',

  back: 'Your shop is back.',
  of: (day: string) => `It is as it was on ${day}.`,
  facts: (pictures: number) => `${counted(pictures, 'picture is', 'pictures are')} there.`,
  missing: (count: number) =>
    `${counted(count, 'picture is', 'pictures are')} missing in the backup.`,
  erased: (count: number) =>
    `${counted(count, 'person', 'people')} whose data you had erased since: erased again.`,
  signIn: 'Log in',
  signInHint: 'With the email and the password, or the passkey, of that shop.',
  next: 'Afterwards look at Backups: the shop lists there what was paid after the backup.',

  paidTitle: 'Paid after the backup',
  paidHint:
    'Your payment provider took this money, and the shop has lost the order. Send these pieces by hand, lower their stock, and press Done.',
  unread: (day: string, time: string) =>
    `Your payment provider lists more payments since the backup than the shop can read. The shop has read those since ${day}, ${time}. Compare the earlier ones with your orders yourself.`,
  noAnswer: 'The payment provider doesn’t answer right now. Look again in a few minutes.',
  nameless: 'Without a name',
  done: 'Done',
  attended: { done: 'one less', failed: 'it is still in the list.' },
} as const
