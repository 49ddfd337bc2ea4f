import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { day } from '#platform/time/clock.ts'
import { mailerContract, sampleMail } from './contract.ts'
import { createFileMailer } from './mail-file.ts'

let folder: string
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'atelier-mail-')), 'mail')
})
afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }))

describe('mails as files', () => {
  mailerContract(() => ({
    mailer: createFileMailer({ folder }),
    async carried() {
      const names = readdirSync(join(folder, '..')).includes('mail') ? readdirSync(folder) : []
      return Promise.all(names.map((name) => PostalMime.parse(readFileSync(join(folder, name)))))
    },
  }))

  it('have names with their time, and a repeat overwrites its own file', async () => {
    const mailer = createFileMailer({ folder })
    await mailer.send(sampleMail)
    await mailer.send(sampleMail)
    expect(readdirSync(folder)).toEqual(['2026-05-01T09-00-00-0123456789ab.eml'])
  })

  it('are deleted with the person whom they name, in any spelling of the address', async () => {
    const mailer = createFileMailer({ folder })
    const buyer = { name: 'Åda', address: 'ada@example.com' }
    await mailer.send({ ...sampleMail, id: 'a'.repeat(12), to: buyer })
    await mailer.send({
      ...sampleMail,
      id: 'b'.repeat(12),
      text: `Ådä wrote, ${'x'.repeat(70)} Ada@Example.com`,
    })
    await mailer.send({
      ...sampleMail,
      id: 'c'.repeat(12),
      text: 'ニャー '.repeat(30) + buyer.address,
    })
    await mailer.send({ ...sampleMail, id: 'd'.repeat(12) })
    await mailer.forget('ada@example.com')
    expect(readdirSync(folder)).toEqual([expect.stringContaining('d'.repeat(12))])
  })

  it('are deleted also while others are being written', async () => {
    const mailer = createFileMailer({ folder })
    const to = { name: 'Åda', address: 'ada@example.com' }
    await mailer.send({ ...sampleMail, id: 'ada', to })
    // Imitates a file that was renamed between its listing and its opening.
    symlinkSync('gone', join(folder, '2026-05-01T09-00-00-0.eml.part'))
    await mailer.forget(to.address)
    expect(readdirSync(folder)).toEqual(['2026-05-01T09-00-00-0.eml.part'])
  })

  it('are kept for three months', async () => {
    const mailer = createFileMailer({ folder })
    await mailer.send(sampleMail)
    await mailer.send({ ...sampleMail, id: 'e'.repeat(12), at: sampleMail.at + 91 * day })
    expect(readdirSync(folder)).toEqual([expect.stringContaining('e'.repeat(12))])
  })

  it('can be forgotten before any was written', async () => {
    await expect(createFileMailer({ folder }).forget('a@b.c')).resolves.toBeUndefined()
  })

  it('are retried when the folder can’t be written', async () => {
    writeFileSync(folder, 'a file stands where the folder should')
    const answer = createFileMailer({ folder }).send(sampleMail)
    await expect(answer).rejects.toMatchObject({ code: 'mail_unavailable' })
  })
})
