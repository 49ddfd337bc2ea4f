/* One seed gives one order of failures. */
import { type FakePrintful, openFakePrintful, type PrintfulTrouble } from './fake-printful.ts'
import { oneOf, seeded, shuffled } from './seeded.ts'
import { type Mood, startMailServer, type TestMailServer } from './smtp-server.ts'

const troubles: readonly PrintfulTrouble[] = [
  { how: 'silence', after: true },
  { how: 'silence', after: false },
  { how: 'error', after: true },
  { how: 'error', after: false },
  { how: 'broken', after: true },
  { how: 'broken', after: false },
  { how: 'reset', after: true },
  { how: 'reset', after: false },
  { how: 'too many' },
]

const fine: PrintfulTrouble = { how: 'none' }
/** Four of ten calls fail. */
const pack = [...troubles, ...Array.from({ length: 13 }, () => fine)]

const moods: readonly Mood[] = ['well', 'well', 'well', 'recipient_451', 'data_451', 'drops']

export interface FailingServices {
  printful: FakePrintful
  post: TestMailServer
  /** By kind, as 'reset after'; 'none' when Printful didn't fail. */
  readonly failed: Record<string, number>
  /** Before Printful answers. */
  onCall: () => void
  close(): Promise<void>
}

export async function openFailingServices(seed: number): Promise<FailingServices> {
  const random = seeded(seed)
  const printful = await openFakePrintful()
  const post = await startMailServer()
  const failed: Record<string, number> = {}
  let stack: PrintfulTrouble[] = []

  printful.trouble = () => {
    services.onCall()
    // Then an order stays a draft, which has to be confirmed later.
    printful.costsPending = random() < 0.25
    // Dealt, so that each kind occurs and the share is what it should be.
    if (stack.length === 0) stack = shuffled(random, pack)
    const trouble = stack.pop() ?? fine
    const when = 'after' in trouble ? (trouble.after ? ' after' : ' before') : ''
    failed[trouble.how + when] = (failed[trouble.how + when] ?? 0) + 1
    return trouble
  }
  const changing = setInterval(() => post.behave(oneOf(random, moods)), 60)

  const services: FailingServices = {
    printful,
    post,
    failed,
    onCall: () => {},
    async close() {
      clearInterval(changing)
      await Promise.all([printful.close(), post.close()])
    },
  }
  return services
}
