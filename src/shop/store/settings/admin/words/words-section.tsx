import { useContext, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Shop } from '#compose'
import { adminSectionPath } from '#platform/addresses/page-paths.ts'
import { studioCopy } from '#shop/store/settings/admin/copy.ts'
import { pageNames } from '#shop/store/written-pages/pages.ts'
import { reasonFor } from '#web/admin/copy.ts'
import { focusOn } from '#web/admin/list/focus-on.ts'
import { useOneAtATime } from '#web/admin/list/use-one-at-a-time.ts'
import type { Loaded, Section } from '#web/admin/section.ts'
import { NextStepContext } from '#web/form/next-step.ts'
import { Button } from '#web/ui/button.tsx'
import { ApiFailure, call, type Schemas } from '#web/ui/hooks/api.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { toast } from '#web/ui/toast.ts'
import styles from '../settings.module.css'
import { wordsCopy as copy } from './copy.ts'
import { type Decision, SentenceRow } from './sentence-row.tsx'
import { workingWords } from './working-words.ts'

export const section = {
  at: 'words',
  label: studioCopy.shopSaysItself,
  least: 'partner',
  menu: { group: 'website', place: 40, keywords: studioCopy.wordsKeywords },
  help: 'words-and-pages',
  load,
} satisfies Section

async function load(shop: Shop) {
  const { sentences } = shop.settings
  const [list, ownPages, fixed, { drawings }] = await Promise.all([
    sentences.list(),
    sentences.ownPages(),
    shop.admin.fixedWords(),
    shop.settings.theme.read(),
  ])
  return { sentences: list, ownPages, fixed: { ...fixed, working: workingWords(drawings) } }
}

export default function WordsScreen({
  sentences: initial,
  ownPages,
  fixed,
}: Loaded<typeof section>) {
  const [sentences, setSentences] = useState(initial)
  const { busy, run } = useOneAtATime()
  const navigate = useNavigate()
  const next = useContext(NextStepContext)
  const open = sentences.filter(({ state, text }) => state === 'open' && text !== '').length

  async function change(
    send: () => Promise<{ sentences: Schemas['ShopSentence'][] }>,
  ): Promise<boolean> {
    let saved = false
    await run(async () => {
      try {
        setSentences((await send()).sentences)
        saved = true
      } catch (failure) {
        toast.error(`${copy.failed} ${reasonFor(failure)}`, 4000)
        if (!(failure instanceof ApiFailure) || failure.code !== 'changed') return
        setSentences((await call('GET /api/studio/sentences')).sentences)
      }
    })
    return saved
  }
  async function keepRest(): Promise<void> {
    const kept = await change(() => call('POST /api/studio/sentences/keep'))
    if (!kept) return
    focusOn('main h1')
    if (next !== null) await navigate(next)
  }
  const decide = (key: string) => (body: Decision) =>
    change(() => call('PUT /api/studio/sentences/{key}', { path: { key }, body }))

  return (
    <div className={`${layout.stack6} ${styles.screen}`}>
      <p className={`${prose.lead} ${layout.measure}`}>{copy.lead}</p>
      <div className={`${layout.row} ${layout.line} ${styles.head}`}>
        <p role="status">
          <strong>{copy.open(open)}</strong>
        </p>
        {open > 0 && (
          <Button variant="quiet" busy={busy} onClick={() => void keepRest()}>
            {copy.keepRest}
          </Button>
        )}
      </div>
      {[null, ...pageNames].map((page) => (
        <section key={page} aria-labelledby={`words-${page}`}>
          <h2 id={`words-${page}`} className={styles.title}>
            {copy.groups[page ?? 'alone']}
          </h2>
          {page !== null && ownPages.includes(page) ? (
            <p>
              {copy.ownPage} <Link to={adminSectionPath('pages', page)}>{copy.ownPageLink}</Link>
            </p>
          ) : (
            <ul className={layout.stack4}>
              {sentences
                .filter((each) => each.page === page)
                .filter(({ state, text }) => state !== 'open' || text !== '')
                .map((each, at) => (
                  <SentenceRow
                    key={each.key}
                    place={at + 1}
                    sentence={each}
                    busy={busy}
                    onDecide={decide(each.key)}
                  />
                ))}
            </ul>
          )}
        </section>
      ))}
      <section>
        <p className={prose.hint}>{copy.fixedLead}</p>
        {Object.entries(fixed)
          .filter(([, texts]) => texts.length > 0)
          .map(([group, texts]) => (
            <details key={group} className={styles.fixed}>
              <summary className={`${control.summary} ${prose.strong}`}>
                {copy.fixed[group as keyof typeof copy.fixed]} ({texts.length})
              </summary>
              <ul>
                {texts.map((text) => (
                  <li key={text} className={`${prose.lines} ${layout.measure}`}>
                    {text}
                  </li>
                ))}
              </ul>
            </details>
          ))}
      </section>
    </div>
  )
}
