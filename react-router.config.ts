import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  // The whole route list is shipped: asking for parts of it would be one more private door to guard.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
