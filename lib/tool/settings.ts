export type SpeechVoice = {
  id: string
  label: string
  /** Set when the engine has voices in many languages, so that the language is chosen first. */
  language?: string
  kind?: string
}

/** The operator's settings, read from the environment by `lib/server/env`. */
export type Settings = MediaSettings & {
  /** Signs challenges and keys the hashes of IP addresses; random for each process when not configured. */
  appSecret: string
  /** Shares rate limits across processes; null counts them in this process. */
  redisUrl: string | null
  /** Stores the day's spending across restarts; null keeps it in memory only. */
  stateFolder: string | null
  /** The host of the site's own URL, with its port. */
  siteHost: string | null
  openai: OpenAiSettings | null
  turnstile: TurnstileSettings | null
  /** Whether a visitor whose browser cannot load Turnstile may solve a proof of work instead. */
  hasBotCheckFallback: boolean
  /** The maximum key derivations for one proof of work on a visitor's device; the average is half. */
  altchaCost: number
  /** Per visitor, tool and UTC day. */
  dailyLimit: number
  /** Requests per visitor and minute, across all tools. */
  burstLimit: number
  /** Concurrent generations in this process; `lib/server/limits/pools.ts` derives the other pools' slots from it. */
  maxConcurrent: number
  /** For the whole site and UTC day; null sets no money limit. */
  dailyBudgetMicroUsd: number | null
  /** Runs of all models for the whole site and UTC day, used without a money budget; null sets no limit. */
  modelDailyLimit: number | null
  /** The token that grants access to `/api/metrics`; null denies all access. */
  metricsToken: string | null
}

export type OpenAiSettings = Pick<ModelServer, 'apiKey' | 'baseUrl' | 'model'> & {
  /** A model on the same server that accepts images; null for none. */
  visionModel: string | null
  /** US dollars per million tokens, the same number as micro-dollars per token. */
  price: { input: number; output: number } | null
  /** The maximum time until the model's first token; absent for the default. */
  firstTokenMs?: number
  /** A short brief in plain text, for models of three to eight billion parameters; default: the full brief. */
  hasShortBrief?: boolean
}

export type TurnstileSettings = { siteKey: string; secretKey: string; verifyUrl: string; hostnames: readonly string[] }

export type MediaSettings = {
  downloads: boolean
  tiktok: TikTokSettings
  transcription: ModelServer | null
  speech: (ModelServer & { voices: readonly SpeechVoice[] }) | null
  images: ModelServer | null
  /** Runs of the image generator per visitor and UTC day. */
  imageDailyLimit: number
}

export type TikTokSettings = {
  /** TikTok's own origin, or a local mock server's. */
  origin: string
  isMock: boolean
  /** Blocked video ids, and handles in lower case without @. */
  blocked: ReadonlySet<string>
}

/** A model on an OpenAI-compatible server; the unit of the price depends on its use. */
export type ModelServer = {
  /** Null for servers that require no key. */
  apiKey: string | null
  /** Null selects OpenAI's own URL. */
  baseUrl: string | null
  model: string
  /** Micro-dollars per minute transcribed, per thousand characters spoken or per image; null when not configured. */
  priceMicroUsd: number | null
}
