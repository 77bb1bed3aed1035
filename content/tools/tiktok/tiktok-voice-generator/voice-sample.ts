import 'server-only'
import { LRUCache } from 'lru-cache'
import type { SpeechChunk, SpeechEngine, SpeechType } from '@/lib/audio/speech/speech'
import { getVoiceLanguage } from '@/lib/audio/speech/voices'
import { PublicError } from '@/lib/core/errors'
import { iterateUntilAborted } from '@/lib/core/race'
import type { Backend } from '@/lib/generate/backend'
import { createDeadline } from '@/lib/generate/run/admission'
import { executeRun } from '@/lib/generate/run/run'
import { getSpeechEngine } from '@/lib/generate/speech/speech-engine'
import { isUncharged } from '@/lib/openai/upstream-error'
import { checkOrigin } from '@/lib/server/http/check-request'
import { type Exchange, respond } from '@/lib/server/http/respond'
import { identifyVisitor } from '@/lib/server/limits/visitor'
import { englishSampleText, findVoice } from './stream-speech'
import tool from './tool'

/** Sample text in the languages of the basic voices: "Hello! This is how I sound." or the nearest equivalent. */
const sampleTexts = {
  en: englishSampleText,
  af: 'Hallo! Dit is my stem.',
  ar: 'مرحبا! هذا هو صوتي.',
  bn: 'নমস্কার! এটা আমার কণ্ঠ।',
  bg: 'Здравейте! Това е моят глас.',
  ca: 'Hola! Aquesta és la meva veu.',
  cmn: '你好！这是我的声音。',
  hr: 'Bok! Ovo je moj glas.',
  cs: 'Dobrý den! Toto je můj hlas.',
  da: 'Hej! Dette er min stemme.',
  nl: 'Hallo! Dit is mijn stem.',
  et: 'Tere! See on minu hääl.',
  fi: 'Hei! Tämä on minun ääneni.',
  fr: 'Bonjour ! Voici ma voix.',
  de: 'Hallo! Das ist meine Stimme.',
  el: 'Γεια σας! Αυτή είναι η φωνή μου.',
  gu: 'નમસ્તે! આ મારો અવાજ છે.',
  he: 'שלום! זה הקול שלי.',
  hi: 'नमस्ते! यह मेरी आवाज़ है।',
  hu: 'Helló! Ez az én hangom.',
  id: 'Halo! Ini suara saya.',
  it: 'Ciao! Questa è la mia voce.',
  ja: 'こんにちは！これがわたしのこえです。',
  ko: '안녕하세요! 이것이 제 목소리입니다.',
  lv: 'Sveiki! Šī ir mana balss.',
  lt: 'Labas! Tai mano balsas.',
  ms: 'Helo! Ini suara saya.',
  mr: 'नमस्कार! हा माझा आवाज आहे.',
  nb: 'Hei! Dette er stemmen min.',
  fa: 'سلام! این صدای من است.',
  pl: 'Cześć! To jest mój głos.',
  pt: 'Olá! Esta é a minha voz.',
  ro: 'Bună! Aceasta este vocea mea.',
  ru: 'Здравствуйте! Это мой голос.',
  sr: 'Здраво! Ово је мој глас.',
  sk: 'Dobrý deň! Toto je môj hlas.',
  es: '¡Hola! Esta es mi voz.',
  sw: 'Habari! Hii ni sauti yangu.',
  sv: 'Hej! Det här är min röst.',
  ta: 'வணக்கம்! இது என் குரல்.',
  te: 'నమస్కారం! ఇది నా గొంతు.',
  tr: 'Merhaba! Bu benim sesim.',
  uk: 'Вітаю! Це мій голос.',
  ur: 'السلام علیکم! یہ میری آواز ہے۔',
  vi: 'Xin chào! Đây là giọng nói của tôi.',
  cy: 'Helo! Dyma fy llais i.',
}

/** Returns the sample text in a basic voice's language; English for any other, such as that of a model's voice. */
const getSampleText = (language: string): string =>
  new Map(Object.entries(sampleTexts)).get(language.replace(/-.*/, '')) ?? sampleTexts.en

/** For one sentence; a model on a small machine is slow to start. */
const DEADLINE_MS = 30_000
/** Ten seconds of the largest audio that a server may send. */
const MAX_BYTES = 2_000_000

/** The number of basic voices: about 9 MB at most. */
const MAX_SAMPLES = 100

const toolType = 'tiktok-voice-generator'

type VoiceSample = { bytes: Uint8Array<ArrayBuffer>; type: SpeechType }

/** Concurrent requests share one sample. A failed sample is not cached. */
export const createSampleCache = () =>
  new LRUCache<string, VoiceSample, () => Promise<VoiceSample>>({
    max: MAX_SAMPLES,
    ignoreFetchAbort: true,
    fetchMethod: (_voice, _oldSample, { context: create }) => create(),
  })

type SampleServices = Pick<Backend, 'settings' | 'limits' | 'getBreaker'> & {
  sampleCache: ReturnType<typeof createSampleCache>
}

/** Generated once and shared by all visitors. Counts no use, but takes a slot and, with a model, part of the budget. */
export function serveVoiceSample(services: SampleServices, request: Request): Promise<Response> {
  return respond('/api/voices/sample', request, async (exchange) => {
    exchange.record.tool = toolType
    checkOrigin(request, services.settings.siteHost)
    const engine = getSpeechEngine(services.settings)
    if (!engine) throw new PublicError('unsupported')
    const { id } = findVoice(engine, parseVoiceId(request))
    const context = () => createSample(services, exchange, engine, id)
    const { bytes, type } = await services.sampleCache.forceFetch(id, { context })
    return new Response(bytes, {
      headers: {
        'Content-Type': type,
        'Content-Length': String(bytes.byteLength),
        'Cache-Control': 'public, max-age=3600',
        'X-Request-Id': exchange.requestId,
      },
    })
  })
}

/** Accepts exactly one voice parameter, so that each sample has one URL. */
function parseVoiceId(request: Request): string {
  const parameters = [...new URL(request.url).searchParams]
  const [[name, voice] = []] = parameters
  if (parameters.length !== 1 || name !== 'voice' || !voice) throw new PublicError('invalid_request')
  return voice
}

async function createSample(
  { settings, limits, getBreaker }: SampleServices,
  exchange: Exchange,
  engine: SpeechEngine,
  voiceId: string,
): Promise<VoiceSample> {
  const visitor = identifyVisitor(exchange.request, settings.appSecret)
  await limits.countVoiceSample(visitor)
  const task = { text: getSampleText(getVoiceLanguage(voiceId)), voice: voiceId, speed: 1 }
  const usesModel = engine.name === 'model'
  const maxCostMicroUsd = tool.getMaxCostMicroUsd?.(task, settings) ?? null
  const claim = limits.createClaim({
    visitor,
    toolType,
    pool: 'speech',
    maxDurationMs: DEADLINE_MS,
    maxCostMicroUsd,
    usesModel,
    dailyLimit: Number.POSITIVE_INFINITY,
  })
  const permit = usesModel ? getBreaker('speech').acquire() : null
  const admission = await limits.admit(claim).catch((error: unknown) => {
    permit?.release()
    throw error
  })
  // Do not abort when the visitor leaves: others may wait for the same sample.
  const deadline = createDeadline(DEADLINE_MS, new AbortController().signal)
  const admittedRun = {
    exchange,
    visitor,
    permit,
    reserve: maxCostMicroUsd,
    remaining: 0,
    deadline,
    settle: admission.settle,
    takeRefund: () => limits.takeRefund(visitor),
  }
  const speechSteps = iterateUntilAborted(
    engine.speak({ ...task, voice: findVoice(engine, voiceId) }, deadline.signal),
    deadline.signal,
  )
  const steps = executeRun(admittedRun, speechSteps, (failure) => ({
    spentMicroUsd: maxCostMicroUsd === null || isUncharged(failure) ? 0 : maxCostMicroUsd,
    hasUsedModel: usesModel,
    isFree: true,
  }))
  return joinChunks(steps)
}

async function joinChunks(steps: AsyncIterable<{ chunk: SpeechChunk } | object>): Promise<VoiceSample> {
  const buffers: Uint8Array[] = []
  let type: SpeechType = 'audio/wav'
  let length = 0
  for await (const step of steps) {
    if (!('chunk' in step)) continue
    buffers.push(step.chunk.bytes)
    type = step.chunk.type
    length += step.chunk.bytes.byteLength
    if (length > MAX_BYTES) throw new PublicError('internal')
  }
  return { bytes: new Uint8Array(Buffer.concat(buffers)), type }
}
