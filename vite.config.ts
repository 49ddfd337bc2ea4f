import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [reactRouter()],
  build: {
    // The pages and the server are one module graph: context keys compare by identity.
    rollupOptions: isSsrBuild ? { input: './src/main.ts' } : {},
    assetsInlineLimit: 0,
    sourcemap: false,
  },
}))
