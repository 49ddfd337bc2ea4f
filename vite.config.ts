import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/*
 * A page's first view is bound by round trips, not bytes: what every page needs comes in two files
 * instead of some twenty (and compresses better so).
 */
const sharedFiles = {
  groups: [
    {
      name: 'react',
      test: /node_modules\/(?:react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\//,
      priority: 2,
    },
    {
      name: 'frame',
      test: /src\/(?:kernel|web\/(?:root|ui\/|storefront\/(?:layout|frame\/|cart\/cart-failed)))/,
      priority: 1,
      minShareCount: 2,
    },
  ],
}

export default defineConfig({
  plugins: [reactRouter()],
  build: { assetsInlineLimit: 0, target: 'es2023' },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: sharedFiles } } } },
    // The pages and the server are one module graph: context keys compare by identity.
    ssr: { build: { rollupOptions: { input: './src/main.ts' } } },
  },
})
