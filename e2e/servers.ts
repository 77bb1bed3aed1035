/** All sites run the same production build, each with the settings of a different operator. */
export type Server = { url: string; ready: string; command: string; env?: Record<string, string>; cwd?: string }

const createSiteServer = (port: number, env: Record<string, string>): Server => ({
  url: `http://127.0.0.1:${port}`,
  ready: `http://127.0.0.1:${port}/api/health`,
  command: 'node scripts/start.mjs',
  env: { PORT: String(port), SITE_URL: '', DRAIN_SECONDS: '0', ...env },
})

/** Enough for a whole test run from the few addresses that `e2e/journey.ts` sends as a proxy would. */
const generousLimits = {
  TRUST_PROXY_HOPS: '1',
  MODEL_DAILY_LIMIT: 'off',
  IP_QUOTA_FACTOR: '1000',
  BURST_LIMIT: '10000',
  MAX_CONCURRENT: '64',
}
const fastProofOfWork = { ALTCHA_COST: '100' }

const tiktokSettings = { TIKTOK_ORIGIN: 'http://127.0.0.1:3192', TIKTOK_BLOCKED: '7300000000000000742,taken.down' }

export const servers = {
  openAi: {
    url: 'http://127.0.0.1:3190',
    ready: 'http://127.0.0.1:3190/health',
    command: 'node e2e/mock-servers/openai.ts --port 3190',
  },
  turnstile: {
    url: 'http://127.0.0.1:3191',
    ready: 'http://127.0.0.1:3191/health',
    command: 'node e2e/mock-servers/turnstile.ts --port 3191',
  },
  tiktok: {
    url: 'http://127.0.0.1:3192',
    ready: 'http://127.0.0.1:3192/health',
    command: 'node e2e/mock-servers/tiktok.ts --port 3192',
  },
  /** Has no keys, so it uses the built-in writer and ALTCHA. */
  builtIn: createSiteServer(3100, { ...generousLimits, ...fastProofOfWork, ...tiktokSettings }),
  model: createSiteServer(3101, {
    ...generousLimits,
    ...fastProofOfWork,
    ...tiktokSettings,
    OPENAI_API_KEY: 'sk-stand-in',
    OPENAI_BASE_URL: 'http://127.0.0.1:3190/v1',
    OPENAI_MODEL: 'stand-in-model',
    OPENAI_VISION_MODEL: 'vision-stand-in',
    OPENAI_TRANSCRIBE_MODEL: 'whisper-stand-in',
    OPENAI_SPEECH_MODEL: 'speech-stand-in',
    OPENAI_SPEECH_VOICES: 'alloy:Alloy,nova:Nova,onyx:Onyx',
    OPENAI_IMAGE_MODEL: 'image-stand-in',
    IMAGE_DAILY_LIMIT: '10000',
    TURNSTILE_SITE_KEY: '0x4AAAAAAA-stand-in',
    TURNSTILE_SECRET_KEY: '0x4AAAAAAA-stand-in-secret',
    TURNSTILE_VERIFY_URL: 'http://127.0.0.1:3191/siteverify',
    TURNSTILE_HOSTNAMES: '127.0.0.1',
  }),
  /** The default limits, with one visitor per address; TikTok downloads are off. */
  limits: createSiteServer(3102, {
    ...fastProofOfWork,
    ...tiktokSettings,
    IP_QUOTA_FACTOR: '1',
    BURST_LIMIT: '100',
    DOWNLOADS: 'off',
  }),
  /** The smallest page that Next can serve, as a baseline for the size of our JavaScript. */
  baseline: {
    url: 'http://127.0.0.1:3199',
    ready: 'http://127.0.0.1:3199/',
    command: 'node ../../node_modules/next/dist/bin/next start --port 3199',
    cwd: '.cache/baseline-page',
  },
} as const satisfies Record<string, Server>
