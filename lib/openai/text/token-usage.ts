import { imageSize } from 'image-size'
import { REASONING_TOKENS } from '@/lib/server/limits/cost'
import type { TokenUsage } from '@/lib/tool/engine'
import type { InputImage } from '@/lib/tool/prompt-tool'
import type { AnswerChunk } from './answer'

/** Tokens per character of o200k_base (gpt-tokenizer 4, 2026-11). Older tokenizers need up to three times as many. */
const tokensPerLetter = 0.23
const tokensPerOtherAscii = 0.31
const tokensPerCharacterByScript: readonly (readonly [RegExp, number])[] = [
  [/\p{Script=Latin}/u, 0.8],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u, 0.8],
  [/[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}]/u, 0.36],
  [/[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Tamil}\p{Script=Telugu}]/u, 0.36],
  [/[\p{Script=Armenian}\p{Script=Georgian}\p{Script=Khmer}\p{Script=Myanmar}]/u, 0.45],
]
/** Rare characters split into byte tokens: rare and styled letters more than symbols and emoji. */
const tokensPerRareByte = 0.75
const tokensPerSymbolByte = 0.45

/** Takes linear time, within 3 % over many English texts. Random letters need three times the estimate. */
export function estimateTokens(text: string): number {
  let tokens = 0
  for (const character of text) tokens += estimateCharacterTokens(character)
  return tokens
}

function estimateCharacterTokens(character: string): number {
  if (/[A-Za-z ]/.test(character)) return tokensPerLetter
  if (character <= '\x7f') return tokensPerOtherAscii
  const scriptRate = tokensPerCharacterByScript.find(([script]) => script.test(character))
  if (scriptRate) return scriptRate[1]
  return Buffer.byteLength(character) * (/[\p{L}\p{M}]/u.test(character) ? tokensPerRareByte : tokensPerSymbolByte)
}

/** Uses OpenAI's rules (openai.com's token calculators, 2026-11). `TokenRatios` learns other models' ratio. */
export function estimateImageTokens(model: string, image: InputImage): number {
  const tileCount = countTiles(image)
  return model.includes('gpt-4o-mini') ? 2_833 + 5_667 * tileCount : 85 + 170 * tileCount
}

/** Counts 512-pixel tiles of an image scaled to 768 pixels a side. An unreadable size counts as the largest. */
function countTiles({ bytes }: InputImage): number {
  try {
    const { width, height } = imageSize(bytes)
    return Math.ceil(width / 512) * Math.ceil(height / 512)
  } catch {
    return 4
  }
}

const MEAN_WINDOW = 10
/** Minimum ratio of reported to estimated tokens, so that a visitor's unusual text cannot make later runs too cheap. */
const MIN_RATIO = 0.75
const MIN_LEARNABLE_TOKENS = 50

/** A running mean of about the last ten samples. Before the first sample, the value is `initialValue`. */
function createRunningMean(initialValue: number) {
  let [value, sampleCount] = [initialValue, 0]
  return {
    get value() {
      return value
    },
    learn(sample: number): void {
      sampleCount = Math.min(MEAN_WINDOW, sampleCount + 1)
      value += (sample - value) / sampleCount
    },
  }
}

type RunningMean = ReturnType<typeof createRunningMean>

export class TokenRatios {
  readonly text = createRunningMean(1)
  readonly image = createRunningMean(1)
  readonly output = createRunningMean(1)
  /** Output tokens of a call that do not appear in its answer. */
  readonly hiddenTokens: RunningMean

  constructor(isReasoning: boolean) {
    this.hiddenTokens = createRunningMean(isReasoning ? REASONING_TOKENS : 0)
  }
}

/** An estimate from the data sent and received, until the server reports the usage at the end of its answer. */
export class CallUsage {
  #ratios: TokenRatios
  #inputRatio: RunningMean
  #inputTokens: number
  /** Requests before the last one that the server may charge for. */
  #brokenRequestCount = 0
  #isSent = false
  #answerTokens = 0
  #reasoningTokens = 0
  #isFinished = false
  #reportedUsage: AnswerChunk['usage'] = null

  constructor(ratios: TokenRatios, { tokens, hasImage }: { tokens: number; hasImage: boolean }) {
    this.#ratios = ratios
    this.#inputRatio = hasImage ? ratios.image : ratios.text
    this.#inputTokens = tokens
  }

  get expectedInputTokens(): number {
    return this.#inputTokens * this.#inputRatio.value
  }

  /** Whether the model has thought before its answer, visibly or by its report. */
  get hasThoughts(): boolean {
    return this.#reasoningTokens > 0 || (this.#reportedUsage?.reasoningTokens ?? 0) > 0
  }

  recordRequest(): void {
    if (this.#isSent) this.#brokenRequestCount += 1
    this.#isSent = true
  }

  /** Call when the last request is free of charge. */
  recordRefusal(): void {
    this.#isSent = false
  }

  addChunk({ text, reasoning, finishReason, usage }: AnswerChunk): void {
    this.#answerTokens += estimateTokens(text)
    this.#reasoningTokens += estimateTokens(reasoning)
    this.#isFinished ||= finishReason !== null
    // Some servers report zeros or interim usage with every chunk.
    if (usage && this.#isFinished && usage.inputTokens > 0) this.#reportedUsage = usage
  }

  /** Adjusts later estimates for this model to the server's reports. */
  learn(): void {
    if (!this.#reportedUsage) return
    const { inputTokens, outputTokens, reasoningTokens } = this.#reportedUsage
    const { output, hiddenTokens } = this.#ratios
    const hiddenTokenCount = Math.min(outputTokens, Math.max(0, reasoningTokens - this.#reasoningTokens))
    this.#inputRatio.learn(Math.max(MIN_RATIO, inputTokens / this.#inputTokens))
    hiddenTokens.learn(hiddenTokenCount)
    const visibleTokens = this.#answerTokens + this.#reasoningTokens
    if (visibleTokens >= MIN_LEARNABLE_TOKENS)
      output.learn(Math.max(MIN_RATIO, (outputTokens - hiddenTokenCount) / visibleTokens))
  }

  get total(): TokenUsage {
    const { output, hiddenTokens } = this.#ratios
    const requestTokens = this.expectedInputTokens
    const brokenTokens = this.#brokenRequestCount * requestTokens
    if (this.#reportedUsage) {
      const { inputTokens, outputTokens } = this.#reportedUsage
      return { inputTokens: Math.round(brokenTokens) + inputTokens, outputTokens }
    }
    const visibleTokens = (this.#answerTokens + this.#reasoningTokens) * output.value
    return {
      inputTokens: Math.round(brokenTokens + (this.#isSent ? requestTokens : 0)),
      outputTokens: Math.round(visibleTokens + (this.#isSent ? hiddenTokens.value : 0)),
    }
  }
}
