import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { files, textOf } from '#testing/fixtures/source-files.ts'

const help = fileURLToPath(new URL('../../docs/owner', import.meta.url))

/** Turns of phrase that make a sentence hard to read, with plain words instead. */
const turns = [
  { turn: /\bwhat(?: is|[’']s)\b(?! hot\b)(?![^.!?]*\?)/gi, plain: 'the thing’s name' },
  { turn: /\b(?:that|those) of\b/gi, plain: 'the thing’s name again' },
  { turn: /\bstands?\b(?!-in\b)/gi, plain: 'is, shows, is valid' },
  { turn: /\breckon\w*/gi, plain: 'calculate' },
  { turn: /\bhang (?:it|them)\b/gi, plain: 'show, save' },
  { turn: /(?<!\bperson )\bwho gets\b/gi, plain: 'the recipient' },
  { turn: /\bwhat it comes to\b/gi, plain: 'order summary, total' },
  { turn: /\bwants? something\b/gi, plain: 'needs, with the thing’s name' },
  { turn: /\b(?:is|are) of no\b/gi, plain: 'belongs to no' },
  { turn: /\b(?:was|were|be|been) looked at\b/gi, plain: 'opened, checked' },
  { turn: /\bwork(?:ed|s)?(?: it| this)? out\b/gi, plain: 'calculate' },
  { turn: /\btick off\b/gi, plain: 'untick' },
  { turn: /\bknows? already\b/gi, plain: 'shows it now' },
  { turn: /\bif empty:/gi, plain: 'leave it empty for' },
  { turn: /\b(?:of|for) where you\b/gi, plain: 'the countries that you' },
  { turn: /\bwent back on\b/gi, plain: 'is not held, was cancelled' },
  // The specification's labels say “Email”.
  {
    turn: /\b(?:[Ee]-mails?|(?:[Aa]|[Tt]he|[Tt]his|by|no|one|test) mails?|mailed)\b/g,
    plain: 'email',
  },
]

/** Texts that others wrote. */
const quoted = [
  // The model instructions on withdrawal: Directive 2011/83, Annex I(A).
  'other than what is necessary to establish',
  'for example an e-mail or a letter',
  'by e-mail, without delay',
  // The column's name in exported tables.
  "'E-mail'",
]

const isCopy = (file: string) => /(?:^|[./])copy\.ts$/.test(file)

const texts = [
  ...files.filter(isCopy).map((file) => ({ file: `src/${file}`, text: textOf(file) })),
  ...readdirSync(help).map((page) => ({
    file: `docs/owner/${page}`,
    text: readFileSync(join(help, page), 'utf8'),
  })),
]

function turnsIn(text: string): string[] {
  const own = quoted.reduce((rest, words) => rest.replaceAll(words, ''), text)
  return turns.flatMap(({ turn, plain }) =>
    [...own.matchAll(turn)].map(([found]) => `“${found}”: say ${plain}`),
  )
}

describe('the shop’s words and its help', () => {
  it('are found in the admin, the mails and the help', () => {
    expect(texts.map(({ file }) => file)).toEqual(
      expect.arrayContaining([
        'src/web/admin/copy.ts',
        'src/shop/upkeep/emails/order.copy.ts',
        'docs/owner/orders.md',
      ]),
    )
  })

  it('use no phrase that has a plain word', () => {
    const found = texts.flatMap(({ file, text }) => turnsIn(text).map((turn) => `${file}: ${turn}`))
    expect(found).toEqual([])
  })

  it.each([
    'It tells what is in it.',
    'The gallery is that of its kind.',
    'The sum stands on the invoice.',
    'Let Stripe reckon it.',
    'Hang it like this',
    'The name of who gets it',
    'What it comes to',
    'The law wants something first.',
    'It is of no shop.',
    'The page was looked at.',
    'This is how it is worked out.',
    'Take the tick off.',
    'Every page knows already.',
    'If empty: your name.',
    'Nothing is missing for where you send to.',
    'The pieces went back on the shelf.',
    'Get a link by mail',
    'Please enter your e-mail address.',
  ])('include the phrase in “%s”', (text) => {
    expect(turnsIn(text)).not.toEqual([])
  })

  it.each([
    'What is it about?',
    'What’s Hot',
    'Stand-in hero',
    'the person who gets it',
    'other than what is necessary to establish the nature',
  ])('accept “%s”', (text) => {
    expect(turnsIn(text)).toEqual([])
  })
})
