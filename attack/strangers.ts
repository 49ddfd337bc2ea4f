import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '#platform/db/open.ts'
import { ask, jsonOf, openBrowser } from './client.ts'
import { mailsOf } from './mailbox.ts'
import { type Row, verdict } from './rows.ts'
import type { Target } from './target.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

export async function attackAsStrangers(target: Target): Promise<Row[]> {
  const from = (address: string) => openBrowser(target.url, { 'X-Forwarded-For': address })
  await makeUpReferrers()
  const rows = [await withdrawForOthers(), await subscribeWithTags(), await guessCodes()]
  return [...rows, await referrersKept()]

  async function withdrawForOthers(): Promise<Row> {
    for (let victim = 0; victim < 60; victim++) {
      const stranger = from(`2001:db8:44:${victim.toString(16)}::1`)
      const { token } = jsonOf<{ token: string }>(
        await stranger.post('/api/withdrawals', {
          name: 'Your bank',
          pieces: 'Open http://evil.example now',
          orderNumber: 'see http://evil.example',
          email: `victim-${victim}@example.net`,
        }),
      )
      await stranger.post(`/api/withdrawals/${token}/confirm`)
    }
    const mails = (await mailsOf(target)).filter((mail) => /^To:.*victim-/m.test(mail))
    const theirs = mails.filter((mail) => /evil\.example|Your bank/.test(mail)).length
    return verdict(
      'withdrawals mailed to 60 victims of one /48',
      'at most 24 mails, none with a stranger’s words',
      `${mails.length} mails, ${theirs} with words`,
      mails.length > 0 && mails.length <= 24 && theirs === 0,
      60,
    )
  }

  /** One mailbox in 36 spellings, each from a network of its own. */
  async function subscribeWithTags(): Promise<Row> {
    for (let spelling = 0; spelling < 36; spelling++) {
      const dotted = spelling % 2 === 0 ? 'mina.okafor' : 'minaokafor'
      const email = `${dotted}+${spelling}@gmail.com`
      await from(`198.51.${spelling}.20`).post('/api/waiting', { kind: 'shop', email })
    }
    const mails = (await mailsOf(target)).filter((mail) => /mina\.?okafor/.test(mail)).length
    return verdict(
      'subscriptions of one mailbox, 36 spellings',
      '5 mails at most',
      `${mails}`,
      mails <= 5,
      36,
    )
  }

  async function guessCodes(): Promise<Row> {
    let lookedAt = 0
    for (let guess = 0; guess < 180; guess++) {
      const guesser = from(`2001:db8:45:${(guess % 12).toString(16)}::1`)
      const { status } = await guesser.post('/api/cart/code', { code: `SPRING-${guess}` })
      if (status === 404) lookedAt += 1
    }
    const came = `${lookedAt} of 180 looked at`
    return verdict(
      'codes from 12 /64 of one /48',
      '60 looked at, at most',
      came,
      lookedAt <= 60,
      180,
    )
  }

  async function makeUpReferrers(): Promise<void> {
    for (let visit = 0; visit < 400; visit++) {
      await ask(target.url, {
        path: '/about',
        headers: {
          'X-Forwarded-For': '203.0.113.60',
          'User-Agent': firefox,
          Referer: `https://made-up-${visit}.example/`,
        },
      })
    }
    await ask(target.url, {
      path: '/about',
      headers: {
        'X-Forwarded-For': '198.51.77.1',
        'User-Agent': firefox,
        Referer: 'https://a-true-one.example/',
      },
    })
  }

  /** The shop writes page views once a minute. */
  async function referrersKept(): Promise<Row> {
    const db = await openDatabase(target.place)
    try {
      let hosts: string[] = []
      for (let tries = 0; tries < 70 && hosts.length === 0; tries++) {
        await pause(1000)
        const rows = await db.read.selectFrom('page_views').select('referrer').execute()
        hosts = rows.map(({ referrer }) => referrer).filter((host) => host !== '')
      }
      const madeUp = hosts.filter((host) => host.startsWith('made-up-')).length
      const isTold = hosts.includes('a-true-one.example')
      return verdict(
        '400 made-up referrers of one address',
        '3 a minute, and the true one told',
        `${madeUp} kept, the true one ${isTold ? 'told' : 'lost'}`,
        // The views may fall into two minutes.
        madeUp <= 6 && isTold,
        400,
      )
    } finally {
      await db.close()
    }
  }
}
