import { availableParallelism } from 'node:os'
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
/** Vercel serves pages without our server, which would read the keys at start. */
const hasTurnstile = process.env.VERCEL !== '1' || Boolean(process.env.TURNSTILE_SITE_KEY)
/** espeak-ng's voice and the files of its thread. */
const espeakFiles = [
  'server/speech-worker.mjs',
  'lib/server/threads/lower-thread-priority.ts',
  'node_modules/espeak-ng/**/*',
]
/** The built-in writer's tables, which are read by name (`lib/core/data-file.ts`). */
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
    // `npm run pack` starts from this output; Vercel makes its own.
    ...(process.env.VERCEL !== '1' && { output: 'standalone' as const }),
    agentRules: false,
    poweredByHeader: false,
    reactStrictMode: true,
    generateBuildId: () => process.env.VERCEL_GIT_COMMIT_SHA ?? 'postsmith',
    // `npm test` and `npm run check` type-check the project.
    typescript: { ignoreBuildErrors: true },
    turbopack: { root: import.meta.dirname },
    experimental: {
      inlineCss: true,
      // Pages come from memory, so most entries are never used: loading all of them at the start took 180 MB.
      preloadEntriesOnStart: false,
      cpus: availableParallelism(),
      // Nothing reads source maps, and writing them takes a third of the build.
      turbopackSourceMaps: false,
    },
    // The server resizes no pictures, and `/_next/image` is off.
    images: { unoptimized: true },
    // Read by name at run time, so that tracing misses them: the robotic voice, its worker and the writer's tables.
    outputFileTracingIncludes: {
      '/api/generate-content': [...espeakFiles, ...writerDataFiles],
      '/api/voices/sample': espeakFiles,
      '/api/voices': ['node_modules/espeak-ng/package.json'],
    },
    // Only Next's image service would load these.
    outputFileTracingExcludes: { '*': ['node_modules/sharp/**', 'node_modules/@img/**'] },
    async redirects() {
      return Object.entries(aliases).map(([source, destination]) => ({
        source,
        destination,
        permanent: true,
      }))
    },
    // A later rule wins over an earlier one with the same key. `scripts/page-policies.ts` adds a rule for each page.
    async headers() {
      return [
        {
          source: '/:path((?!_next/static/).*)',
          headers: [...commonHeaders, buildCspHeader(hasTurnstile ? policy : removeTurnstile(policy))],
        },
        { source: '/api/:path*', headers: [buildCspHeader(apiPolicy)] },
        { source: '/api/media/:token', headers: mediaHeaders },
        // A page loads about fifteen files, and the headers that these do not need would be a fifth of their weight.
        {
          source: '/_next/static/:path*',
          headers: [...fileHeaders, buildCspHeader(buildWorkerPolicy(isDevelopment))],
        },
        { source: '/:picture(logo\\.svg|icon\\.svg)', headers: [buildCspHeader(apiPolicy)] },
        { source: '/:worker(sw|sw-off).js', headers: serviceWorkerHeaders },
        { source: '/share', headers: shareHeaders },
        // Pictures that other sites show in link previews.
        { source: '/og/:image', headers: [crossOriginResourceHeader] },
      ]
    },
  }
}
