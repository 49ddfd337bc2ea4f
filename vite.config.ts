import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  build: { assetsInlineLimit: 0, target: 'es2023' },
  environments: {
    // The pages and the server are one module graph: context keys compare by identity.
    ssr: { build: { rollupOptions: { input: './src/main.ts' } } },
  },
})
