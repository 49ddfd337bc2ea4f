import { AsyncLocalStorage } from 'node:async_hooks'

/*
 * What pages are kept by: topics, which a write raises and a page has read.
 */

/** What a page shows of a small thing: 'mark merch/3'. Names no person. */
export type Topic = string

/** A change of topics: its number, one more than the change before it. */
export interface TopicChange {
  change: number
  topics: readonly Topic[]
}

/** What a process knows of the topics: when each was raised last. It never knows less than before. */
export class KnownTopics {
  #change = 0
  readonly #raised = new Map<Topic, number>()

  /** The number of the newest change that is known with all before it. */
  get change(): number {
    return this.#change
  }

  /** Whether one of the topics was raised after a change. */
  raisedSince(change: number, topics: Iterable<Topic>): boolean {
    for (const topic of topics) if ((this.#raised.get(topic) ?? 0) > change) return true
    return false
  }

  /** Takes in the change that follows on what is known; false where one is missing between. */
  follow({ change, topics }: TopicChange): boolean {
    if (change <= this.#change) return true
    if (change !== this.#change + 1) return false
    this.learn(
      change,
      topics.map((topic) => ({ topic, change })),
    )
    return true
  }

  /** Takes in all that was raised until `change`. */
  learn(change: number, raised: readonly { topic: Topic; change: number }[]): void {
    for (const { topic, change: at } of raised) {
      this.#raised.set(topic, Math.max(at, this.#raised.get(topic) ?? 0))
    }
    this.#change = Math.max(change, this.#change)
  }
}

const reading = new AsyncLocalStorage<Set<Topic>>()

/** Notes that the page that is being made, if one is, shows something of these topics. */
export function readsTopics(...topics: readonly Topic[]): void {
  const read = reading.getStore()
  if (read) for (const topic of topics) read.add(topic)
}

/** Runs the making of a page, and answers what it has read. */
export async function recordTopics<T>(
  work: () => Promise<T>,
): Promise<{ answer: T; topics: ReadonlySet<Topic> }> {
  const topics = new Set<Topic>()
  return { answer: await reading.run(topics, work), topics }
}
