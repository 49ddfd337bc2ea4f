import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Shop } from '#compose'
import { codePath } from '#platform/addresses/page-paths.ts'
import type { DiscountCode } from '#shop/checkout/discounts/discount.ts'
import { owes } from '#shop/store/law/rules.ts'
import { AskingList } from '#web/admin/list/asking-list.tsx'
import type { Clocks } from '#web/admin/list/days.ts'
import { TextButton } from '#web/admin/list/text-button.tsx'
import type { Section } from '#web/admin/section.ts'
import { FormPart } from '#web/form/form.tsx'
import { call } from '#web/ui/hooks/api.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { useCurrency } from '#web/ui/money.ts'
import { toast } from '#web/ui/toast.ts'
import { type CollectionTitles, codeState, codeWords } from './code-words.ts'
import styles from './codes.module.css'
import { codesCopy as copy } from './copy.ts'
import { NewCode } from './new-code.tsx'
import type { CollectionOption } from './pieces-field.tsx'

export const section = {
  at: 'codes',
  label: copy.codes,
  least: 'partner',
  help: 'orders',
  load,
} satisfies Section

async function load(shop: Shop) {
  const { collections } = shop.storefront
  const { country, countries } = await shop.settings.place.read()
  const measured = owes('lowest_price', country, countries)
  const [raised, codes, galleries, series, { timeZone: zone }, pieces] = await Promise.all([
    measured ? shop.catalogue.raised() : [],
    shop.admin.discounts.list(),
    collections.list('gallery'),
    collections.list('series'),
    shop.settings.studio(),
    shop.catalogue.choices({ which: 'shown' }),
  ])
  return {
    codes,
    raised,
    pieces,
    collections: [...galleries.filter(({ kind }) => kind === null), ...series].map(
      ({ id, type, title }): CollectionOption => ({ id, type, title }),
    ),
    publicUrl: shop.settings.place.current().publicUrl,
    clocks: { now: shop.clock.now(), zone },
  }
}

export default function CodesScreen(props: Awaited<ReturnType<typeof load>>) {
  const { codes, raised, pieces, collections, publicUrl, clocks } = props
  const titles = new Map(collections.map(({ id, title }) => [id, title]))
  const { revalidate } = useRevalidator()

  async function end({ id }: DiscountCode): Promise<void> {
    await call('POST /api/discounts/end/id/{id}', { path: { id } })
    toast.success(copy.ended, 2500)
    await revalidate()
  }

  return (
    <div className={styles.screen}>
      <FormPart title={copy.list}>
        <AskingList
          items={codes}
          none={copy.none}
          row={(code, ask) => (
            <Code
              key={code.id}
              code={code}
              link={publicUrl + codePath(code.code)}
              titles={titles}
              clocks={clocks}
              onEnd={ask}
            />
          )}
          title={(code) => copy.ask(code?.code ?? '')}
          text={() => copy.askText}
          end={end}
          failed={copy.notEnded}
        />
      </FormPart>
      <NewCode {...{ pieces, collections, raised }} />
    </div>
  )
}

interface CodeProps {
  code: DiscountCode
  link: string
  titles: CollectionTitles
  clocks: Clocks
  onEnd(): void
}

function Code({ code, link, titles, clocks, onEnd }: CodeProps) {
  const currency = useCurrency()
  const [shown, setShown] = useState(false)
  const state = codeState(code, titles, clocks.now)
  const isOver = state === 'over'

  async function copyLink(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link)
      toast.success(copy.copied, 2000)
    } catch {
      // Without https a page may not write there.
      setShown(true)
      toast.info(copy.notCopied, 3000)
    }
  }

  return (
    <li className={styles.row} data-state={state}>
      <p className={`${layout.words3} ${layout.baseline}`}>
        <span className={styles.name}>{code.code}</span>
        <span className={`${prose.hint} ${prose.wraps}`}>{copy.states[state]}</span>
      </p>
      <p className={`${prose.hint} ${prose.wraps}`}>
        {codeWords(code, titles, clocks.zone, currency)} · {copy.used(code.used, code.most)}
      </p>
      {!isOver && (
        <p className={`${layout.words5} ${styles.aside}`}>
          <TextButton soft onClick={() => void copyLink()}>
            {copy.copy}
            <span className="visually-hidden">: {code.code}</span>
          </TextButton>
          <TextButton soft onClick={onEnd}>
            {copy.end}
            <span className="visually-hidden"> {code.code}</span>
          </TextButton>
        </p>
      )}
      {shown && (
        <input
          readOnly
          value={link}
          aria-label={copy.link}
          className={`${control.well} ${styles.link}`}
          onFocus={(event) => event.target.select()}
        />
      )}
    </li>
  )
}
