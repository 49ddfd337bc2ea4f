import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * What takes longest, begun first: a machine that has never run them takes the largest files first,
 * and these are small ones, which would then be waited for at the end.
 */
const longest = [
  'src/shop/orders/fulfillment/failures.long.test.ts',
  'src/simulation/simulate.long.test.ts',
  'src/shop/checkout/checkout/races/races.test.ts',
  'delivery/upgrade-shop.test.ts',
  'src/shop/orders/ledger/ledger.property.test.ts',
  'src/whole/kept-pages.long.test.ts',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex((path) => moduleId.endsWith(path))
      return at === -1 ? longest.length : at
    }
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b))
  }
}

// The threads and processes that tests start take half the time.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'atelier-compiled')

const files = ['src/**/*.test.ts', 'demo/**/*.test.ts', 'delivery/**/*.test.ts']
const longFiles = 'src/**/*.long.test.ts'

/** Unit and database tests. The browser's tests are Playwright's, in e2e/. */
export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: files,
          exclude: [longFiles],
          setupFiles: ['src/testing/harness/cheap-hashes.ts'],
        },
      },
      // Endurance: storms, kills and long histories. `npm run test:long` runs them. Their processes
      // hash with all the work, so the tests do, too.
      { extends: true, test: { name: 'long', include: [longFiles] } },
    ],
    environment: 'node',
    pool: 'forks',
    // Files that follow each other in a process share its PGlite: starting one takes seconds. What a
    // file changes for all (a clock, the environment) it puts back.
    isolate: false,
    // Transforming the shop's modules takes as long as all tests of a file.
    fsModuleCache: true,
    // A process with PGlite takes some 300 MB.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // Only what hangs comes to these ends, however busy the machine is.
    expect: { poll: { timeout: 120_000, interval: 20 } },
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
})
