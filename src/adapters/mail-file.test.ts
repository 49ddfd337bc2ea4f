import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { mailerContract, sampleMail } from '#testing/contracts/mailer-contract.ts'
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

  it('are named by their moment, and overwrite themselves when repeated', async () => {
    const mailer = createFileMailer({ folder })
    await mailer.send(sampleMail)
    await mailer.send(sampleMail)
    expect(readdirSync(folder)).toEqual(['2026-05-01T09-00-00-0123456789ab.eml'])
  })

  it('are tried again when the folder can’t be written', async () => {
    writeFileSync(folder, 'a file stands where the folder should')
    const answer = createFileMailer({ folder }).send(sampleMail)
    await expect(answer).rejects.toMatchObject({ code: 'mail_unavailable' })
  })
})
