import type { SpeechVoice } from './speech-voice'

/** What the operator has set, as `lib/server/env` reads it from the environment. */
export type Settings = MediaSettings & {
  /** Signs challenges and keys the hashes of addresses; random for each process when the operator gives none. */
  appSecret: string
  /** Where limits are counted for several processes; null counts them in this one. */
  redisUrl: string | null
  /** Where the day's spending is kept over a restart; null where nothing outlasts the process. */
  stateFolder: string | null
  /** Host of the site's own address, with its port. */
  siteHost: string | null
  openai: OpenAiSettings | null
  turnstile: TurnstileSettings | null
  /** Whether a visitor whose browser cannot load Turnstile may solve a proof of work instead. */
  botCheckFallback: boolean
  /** Most key derivations that one proof of work takes a visitor's device; half of them on average. */
  altchaCost: number
  /** Uses per visitor, tool and UTC day. */
  dailyLimit: number
  /** Requests per visitor and minute, all tools together. */
  burstLimit: number
  /** Generations under way at once in this process; `lib/server/limits/pools.ts` derives the other places from it. */
  maxConcurrent: number
  /** For the whole site and UTC day; null sets no bound in money. */
  dailyBudgetMicroUsd: number | null
  /** Runs of all models for the whole site and UTC day where no budget in money is set; null sets no bound. */
  modelDailyLimit: number | null
  /** Who shows it may read `/api/metrics`; null where nobody may. */
  metricsToken: string | null
}

export type OpenAiSettings = {
  /** Null for servers that ask for none. */
  apiKey: string | null
  /** Null for OpenAI's own. */
  baseUrl: string | null
  model: string
  /** Looks at pictures, on the same server; null where none does. */
  visionModel: string | null
  /** US dollars per million tokens, which is the same number as micro-dollars per token. */
  price: { input: number; output: number } | null
}

export type TurnstileSettings = {
  siteKey: string
  secretKey: string
  verifyUrl: string
  hostnames: readonly string[]
}

/** What the tools need that work with links, speech and pictures. */
export type MediaSettings = {
  /** Whether the download tools and their links work. */
  downloads: boolean
  tiktok: TikTokSettings
  transcription: ModelServer | null
  speech: (ModelServer & { voices: readonly SpeechVoice[] }) | null
  images: ModelServer | null
  /** Runs of the image generator per visitor and UTC day. */
  imageDailyLimit: number
}

export type TikTokSettings = {
  /** TikTok's own, or a stand-in's on this machine. */
  origin: string
  isMock: boolean
  /** Video ids, and handles in lower case without @, that are not served. */
  blocked: ReadonlySet<string>
}

/** A model on an OpenAI-compatible server; see the unit of the price where it is used. */
export type ModelServer = {
  apiKey: string | null
  /** Null for OpenAI's own. */
  baseUrl: string | null
  model: string
  /** Micro-dollars per minute heard, per thousand characters spoken or per picture; null when the operator gives none. */
  priceMicroUsd: number | null
}
