import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { changeRows, rowOf } from '#testing/database/rows.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { addEdition, addOriginal } from '#testing/fixtures/catalogue/products.ts'
import { eachCheckout } from '#testing/harness/checkout.ts'

/** The command on the certificate's page, as typed. */
const [, command = ''] =
  /checkCommand = `node --input-type=module -e '\n(.*?)\n' certificate/s.exec(
    readFileSync('src/shop/orders/papers/pages/how-to-check.tsx', 'utf8'),
  ) ?? []

eachDatabase('a certificate', (lane) => {
  const shop = eachCheckout(lane)
  let id: string
  beforeEach(async () => {
    const print = await addEdition(shop.db, 3)
    await shop.buy([{ kind: 'prints', productId: print }])
    const [row] = await shop.db.read.selectFrom('certificates').select('id').execute()
    id = row?.id ?? ''
  })

  /** Buys a piece with one of it, and signs; answers its certificates. */
  async function buySingle(certified: boolean): Promise<string[]> {
    const productId = await addOriginal(shop.db, certified)
    const item = { kind: 'prints', productId, size: '' } as const
    await shop.buy([item])
    await shop.jobs.runDue()
    const rows = shop.db.read.selectFrom('certificates').select('id')
    return (await rows.where('piece_id', '=', productId).execute()).map((row) => row.id)
  }

  it('of a one-of-a-kind piece says 1 of 1, and is void after a refund', async () => {
    const [single = ''] = await buySingle(true)
    expect(await shop.certificates.find(single)).toMatchObject({
      state: 'valid',
      claims: { title: 'Moon moths', what: 'Original painting', edition: null },
    })
    const found = await shop.papers.certificate(single)
    expect(found?.paper.headline).toBe('One of a kind: 1\u00a0of\u00a01')
    expect(found?.paper.notes).toHaveLength(2)
    const orders = await shop.db.read.selectFrom('orders').select(['id', 'number']).execute()
    const id = orders.toSorted((a, b) => b.number - a.number)[0]?.id ?? ''
    await shop.refunds.refund(id, { attempt: 'a', restock: true })
    expect((await shop.certificates.find(single))?.state).toBe('void')
  })

  const refund = async () =>
    shop.refunds.refund((await shop.order()).id, { attempt: 'a', restock: false })

  it('fails its check after a change', async () => {
    await shop.jobs.runDue()
    const { token } = await rowOf(shop.db.read, 'certificates')
    const [head, , signature] = (token ?? '').split('.')
    const forged = Buffer.from('{"edition":{"number":1,"total":1}}').toString('base64url')
    await changeRows(shop.db, 'certificates', { token: `${head}.${forged}.${signature}` })
    expect(await shop.certificates.find(id)).toMatchObject({ state: 'unsigned', claims: null })
  })

  if (lane !== 'sqlite') return

  it('is missing for a one-of-a-kind piece, unless its owner wants one', async () => {
    expect(await buySingle(false)).toEqual([])
  })

  it('is signed after the sale, by a key that is made once', async () => {
    expect(await shop.certificates.find(id)).toMatchObject({ state: 'unsigned', token: null })
    await shop.jobs.runDue()
    expect(await shop.certificates.find(id)).toMatchObject({
      state: 'valid',
      claims: {
        title: 'Fjord',
        size: '10x10',
        jti: id,
        edition: { number: 1, total: 3, process: 'Linocut' },
      },
    })
    await shop.certificates.signAll()
    expect(await shop.certificates.publicKeys()).toHaveLength(1)
  })

  it('names no buyer', async () => {
    await shop.jobs.runDue()
    const said = JSON.stringify(await shop.papers.certificate(id))
    const { buyer_email, buyer_name, id: orderId, token } = await shop.order()
    for (const secret of [buyer_email, buyer_name, orderId, token, 'Portland']) {
      expect(said).not.toContain(secret)
    }
  })

  it('states the disclosures that New York and California require for a multiple', async () => {
    await shop.jobs.runDue()
    const paper = (await shop.papers.certificate(id))?.paper
    expect(paper?.notes.join()).toContain('article fifteen of the New York arts')
    const terms = paper?.facts.map(({ term }) => term)
    const wanted = ['Artist', 'Edition', 'Process', 'Signature']
    expect(terms).toEqual(expect.arrayContaining(wanted))
  })

  it('is void once its copy is refunded, although its signature stays valid', async () => {
    await shop.jobs.runDue()
    await refund()
    expect(await shop.certificates.find(id)).toMatchObject({ state: 'void', claims: { jti: id } })
    const paper = await shop.papers.certificate(id)
    expect(paper?.paper.stamp).toContain('Void')
  })

  it.each(['0'.repeat(32), 'x', '', '../../etc'])('is missing for the id %s', async (made) => {
    expect(await shop.certificates.find(made)).toBeNull()
  })

  it('can be checked from its PDF alone, by the command on its page', async () => {
    await shop.jobs.runDue()
    const found = await shop.papers.certificate(id)
    if (!found) throw new Error('there is no certificate')
    const folder = mkdtempSync(join(tmpdir(), 'atelier-certificate-'))
    const file = join(folder, 'certificate.pdf')
    writeFileSync(file, (await shop.papers.draw(found)) ?? '')
    const check = (key: string) => {
      const code = command.replaceAll('\\\\', '\\')
      return execFileSync(process.execPath, [
        '--input-type=module',
        '-e',
        code,
        file,
        key,
      ]).toString()
    }
    const [key] = await shop.certificates.publicKeys()
    expect(check(key?.x ?? '')).toMatch(/^signed .*"title":"Fjord"/)
    expect(check('11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo')).toMatch(/^NOT signed/)
  })
})
