import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { NextConfig } from 'next'
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants'
import { aliases } from './content/aliases'
import {
  apiPolicy,
  buildContentSecurityPolicy,
  buildWorkerPolicy,
  commonHeaders,
  fileHeaders,
  mediaHeaders,
  removeTurnstile,
  serviceWorkerHeaders,
  shareHeaders,
} from './lib/server/http/security-headers'

const buildCspHeader = (value: string) => ({ key: 'Content-Security-Policy', value })
/** Vercel serves pages without this project's server, which would read the keys at startup. */
const hasTurnstile = process.env.VERCEL !== '1' || Boolean(process.env.TURNSTILE_SITE_KEY)
/** The espeak-ng voice and the files of its worker thread. */
const espeakFiles = ['server/speech-worker.mjs', 'node_modules/espeak-ng/**/*']
/** The built-in writer's tables, which are loaded by name (`lib/text/language/word-data.ts`). */
const writerDataFiles = [
  'node_modules/dictionary-en/**/*',
  'node_modules/eld/src/ngrams/small.js',
  'node_modules/popular-english-words/words.js',
]
const crossOriginResourceHeader = { key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }

export default function config(phase: string): NextConfig {
  const isDevelopment = phase === PHASE_DEVELOPMENT_SERVER
  const policy = buildContentSecurityPolicy(isDevelopment)
  return {
    // `npm run pack` uses this output; Vercel creates its own.
    ...(process.env.VERCEL !== '1' && { output: 'standalone' as const }),
    agentRules: false,
    poweredByHeader: false,
    reactStrictMode: true,
    generateBuildId: () => process.env.VERCEL_GIT_COMMIT_SHA ?? 'postsmith',
    // `npm test` and `npm run check` type-check the project.
    typescript: { ignoreBuildErrors: true },
    turbopack: {
      root: import.meta.dirname,
      rules: { 'copy.md': { loaders: [join(import.meta.dirname, 'scripts/compile-copy.ts')], as: '*.js' } },
    },
    experimental: {
      // Pages are served from memory, so most entries are never used: preloading all of them took 180 MB.
      preloadEntriesOnStart: false,
      cpus: availableParallelism(),
      // Source maps are unused, and writing them takes a third of the build.
      turbopackSourceMaps: false,
    },
    // The server resizes no images, and `/_next/image` is off.
    images: { unoptimized: true },
    // Loaded by name at run time, so tracing misses them: the robotic voice, its worker and the writer's tables.
    outputFileTracingIncludes: {
      '/api/generate-content': [...espeakFiles, ...writerDataFiles],
      '/api/voices/sample': espeakFiles,
      '/api/voices': ['node_modules/espeak-ng/package.json'],
    },
    // Only the Next.js image service loads these.
    outputFileTracingExcludes: { '*': ['node_modules/sharp/**', 'node_modules/@img/**'] },
    async redirects() {
      return Object.entries(aliases).map(([source, destination]) => ({ source, destination, permanent: true }))
    },
    // A later rule overrides an earlier one. `platform/next/page-policies.ts` adds a rule for each page.
    async headers() {
      return [
        {
          source: '/:path((?!_next/static/).*)',
          headers: [...commonHeaders, buildCspHeader(hasTurnstile ? policy : removeTurnstile(policy))],
        },
        { source: '/api/:path*', headers: [buildCspHeader(apiPolicy)] },
        { source: '/api/media/:token', headers: mediaHeaders },
        // A page loads about fifteen files; the headers that they do not need would be a fifth of their size.
        { source: '/_next/static/:path*', headers: [...fileHeaders, buildCspHeader(buildWorkerPolicy(isDevelopment))] },
        { source: '/:picture(logo\\.svg|icon\\.svg)', headers: [buildCspHeader(apiPolicy)] },
        { source: '/:worker(sw|sw-off).js', headers: serviceWorkerHeaders },
        { source: '/share', headers: shareHeaders },
        { source: '/og/:image', headers: [crossOriginResourceHeader] },
      ]
    },
  }
}
