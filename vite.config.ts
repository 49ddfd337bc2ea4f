import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { outsidePackages } from './delivery/outside-packages.ts'

/*
 * A page's first view is bound by round trips, not bytes: what every page needs comes in two files
 * instead of some twenty (and compresses better so).
 */
const sharedFiles = {
  groups: [
    {
      name: 'framework',
      test: /node_modules\/(?:react|react-dom|scheduler|react-router|@remix-run\/route-pattern)\//,
      priority: 2,
    },
    // A page of the admin comes with its styles; the scripts of its screens are fetched one by one.
    {
      name: 'admin-styles',
      test: /src\/(?:web\/(?:admin|form)\/|(?:services|shop)\/.*\/admin\/).*\.css$/,
      priority: 1,
    },
    // Before anything is seen each style sheet costs a request: two at the most, the frame's and the page's.
    {
      name: 'frame-styles',
      test: /src\/(?:web\/(?:ui|shell)\/|shop\/(?:checkout\/cart\/pages\/cart\.|audience\/back-in-stock\/pages\/subscribe-form)).*\.css$/,
      priority: 2,
    },
    {
      name: 'piece-styles',
      test: /src\/shop\/catalogue\/(?:(?:products|sizes|product-pictures)\/pages\/|wall\/pages\/wall).*\.css$/,
      priority: 1,
    },
    {
      name: 'frame',
      // Networks and schemas are for forms of the admin, with libraries of their own.
      test: /src\/(?:root|platform\/(?!network|db|(?:[\w-]+\/)*[\w-]+\.schema)|web\/(?:ui|shell)\/|shop\/checkout\/cart\/pages\/cart-failed)/,
      priority: 1,
      minShareCount: 2,
    },
  ],
}

/** What the server's build holds beside the shop itself: the commands, each a file of its own name. */
const serverEntries = {
  index: './src/main.ts',
  'demo-process': './src/demo-process.ts',
  'long-read-thread': './src/platform/db/long-reads/long-read-thread.ts',
  'import-thread': './src/shop/upkeep/imports/import-thread.server.ts',
  owner: './scripts/owner.ts',
  backup: './scripts/backup.ts',
  restore: './scripts/restore.ts',
  'move-pictures': './scripts/move-pictures.ts',
  upgrade: './delivery/upgrade.ts',
}

const namedEntries: Plugin = {
  name: 'named-entries',
  applyToEnvironment: ({ name }) => name === 'ssr',
  outputOptions: (options) => ({ ...options, entryFileNames: '[name].js' }),
}

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), namedEntries],
  // All other packages are part of the build: it starts in half the time.
  ssr: command === 'build' ? { noExternal: true, external: outsidePackages } : {},
  build: { assetsInlineLimit: 0, target: 'es2023' },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: sharedFiles } } } },
    // The pages and the server are one module graph: context keys compare by identity.
    ssr: {
      ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
      build: {
        license: { fileName: 'packages.json' },
        rolldownOptions: {
          input: serverEntries,
          // Names stay: the log tells the kinds of errors.
          output: {
            minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
          },
        },
      },
    },
  },
}))
