import { describe, expect, it } from 'vitest'
import { readConfig } from '#config'
import type { ServiceSetup } from '#services/connections/service-definition.ts'
import { openFakePrintful, printfulToken } from '#testing/fakes/fake-printful.ts'
import { closing } from '#testing/harness/each.ts'
import { aPrintOrder } from './contract.ts'
import { printing } from './printing.ts'

const connection = { provider: 'printful', token: printfulToken } as const
const unused = {} as ServiceSetup
const testOrder = () => ({ ...aPrintOrder(), money: 'test' as const })

describe('Printful as the shop uses it', () => {
  it('doesn’t print test payments', async () => {
    const printful = printing.define(readConfig({}), unused).createAdapter(connection)
    expect(await printful.placeOrder(testOrder())).toMatchObject({ state: 'withheld' })
  })

  it('prints test payments, but no play money, with a stand-in', async () => {
    const fake = await closing(openFakePrintful())
    fake.variants.set('variant-1', 'active')
    const printful = printing
      .define(readConfig({ PRINTFUL_API_BASE: fake.url }), unused)
      .createAdapter(connection)
    const played = { ...testOrder(), money: 'play' as const }
    expect(await printful.placeOrder(played)).toMatchObject({ state: 'withheld' })
    expect(await printful.placeOrder(testOrder())).toMatchObject({ state: 'sent' })
  })
})
