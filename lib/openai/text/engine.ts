import { PublicError } from '@/lib/core/errors'
import { buildMessages } from '@/lib/openai/brief/brief'
import type { ModelSettings } from '@/lib/openai/client'
import { createVisionSupport } from '@/lib/openai/learned-value'
import { UpstreamError } from '@/lib/openai/upstream-error'
import { createMask, joinStrings, mapStrings } from '@/lib/text/placeholders/mask'
import type { Candidate, Engine, Progress, WritingJob } from '@/lib/tool/engine'
import { getMaxDurationMs } from '@/lib/tool/prompt-tool'
import { isSensitiveTopic } from '@/lib/writer/hard-day'
import { Canary, callModel } from './call-model'
import type { ChatRequest } from './chat-request'
import { ItemReader, type ModelItem } from './item-reader'
import { createUnsupportedImageError, Model } from './model'
import { buildAnswerSchema } from './schema'

/** A variation must preserve only its original's words, and no words if the visitor specifies the change. */
export function createWordRestorer({ tool, input, refine }: Pick<WritingJob, 'tool' | 'input' | 'refine'>) {
  const mask = createMask(input.prompt, tool.getProtectedKinds?.(input) ?? [], parseKeepField(input.parameters.keep))
  const originalText = refine ? (refine.text ?? joinStrings(refine.item)) : input.prompt
  const requiredWords = refine?.action === 'change' ? [] : mask.findPresentWords(originalText)

  return {
    mask,
    /** Returns the item with its words, and with the required words that it lost. */
    restore({ item: maskedItem, assumed }: ModelItem): Candidate {
      if (mask.isEmpty) return { item: maskedItem, assumed }
      const item = mapStrings(maskedItem, mask.unmaskText)
      const presentWords = new Set(mask.findPresentWords(joinStrings(item)))
      const lostWords = requiredWords.filter((word) => !presentWords.has(word))
      return { item, assumed: assumed.map(mask.unmaskText), ...(lostWords.length > 0 && { lost: lostWords }) }
    },
  }
}

function parseKeepField(value: unknown): string[] {
  if (typeof value !== 'string') return []
  return value.split(/[,;،、]/u).map((word) => word.trim())
}

/** A request in plain text for models too small for the full brief and JSON. */
export type PlainTextBrief = {
  compose(job: WritingJob, acceptedItems: readonly unknown[]): string
  parse(answer: string, job: WritingJob): readonly unknown[]
}

type EngineOptions = {
  visionSupport?: ReturnType<typeof createVisionSupport> | undefined
  plainTextBrief?: PlainTextBrief | undefined
}

const MAX_CALLS = 2

/** A second call replaces missing or unfit items. Create one per process: it learns what its server accepts. */
export function createOpenAiEngine(
  settings: ModelSettings,
  { visionSupport = createVisionSupport(settings), plainTextBrief }: EngineOptions = {},
): Engine {
  const { model: textModelName, visionModel: visionModelName = textModelName } = settings
  const textModel = new Model(settings)
  const modelWithVision =
    visionModelName === null || visionModelName === textModelName
      ? textModel
      : new Model({ ...settings, model: visionModelName })
  const canary = new Canary()

  return {
    name: 'openai',
    async *write(job, signal) {
      if (job.input.picture && visionModelName === null) throw createUnsupportedImageError()
      const model = job.input.picture ? modelWithVision : textModel
      const { totalMs = getMaxDurationMs(job.tool, settings.firstTokenMs) } = model.timeouts
      const timeoutSignal = AbortSignal.timeout(totalMs)
      const deadline = performance.now() + totalMs
      const callSignal = AbortSignal.any([signal, timeoutSignal])
      const writtenItems = new Map<string, unknown>()
      const restorer = createWordRestorer(job)
      for (let callNumber = 1; callNumber <= MAX_CALLS; callNumber++) {
        const progress = getProgress(job, [...writtenItems.values()])
        if (callNumber > 1 && progress.missingCount === 0) break
        const leftRoomForThoughts = model.leavesRoomForThoughts
        const request = plainTextBrief
          ? buildPlainTextRequest(job, progress, plainTextBrief)
          : buildRequest(job, callNumber === 1 ? null : progress, restorer.mask)
        const reader = plainTextBrief
          ? createPlainTextReader((answer) => plainTextBrief.parse(answer, job))
          : new ItemReader(job.tool.itemSchema)
        try {
          for await (const writtenItem of callModel({ model, canary, request, reader, job, deadline }, callSignal)) {
            const { kind } = reader
            if (writtenItems.size === 0 && kind) job.onPromptAnalyzed?.({ kind, sure: true, notes: [] })
            const candidate = restorer.restore(writtenItem)
            const key = JSON.stringify(candidate.item)
            if (writtenItems.has(key)) continue
            writtenItems.set(key, candidate.item)
            if (job.input.picture && !visionSupport.current) visionSupport.learn(true)
            yield candidate
          }
        } catch (error) {
          signal.throwIfAborted()
          if (error instanceof PublicError && error.code === 'no_pictures') visionSupport.learn(false)
          if (callNumber > 1 && writtenItems.size > 0) break
          const hasOnlyThought = !leftRoomForThoughts && model.leavesRoomForThoughts && isMalformed(error)
          if (callNumber === 1 && hasOnlyThought && !timeoutSignal.aborted) continue
          throw timeoutSignal.aborted ? new UpstreamError('timeout') : error
        }
      }
      if (writtenItems.size === 0) throw new UpstreamError('malformed')
    },
  }
}

const isMalformed = (error: unknown) => error instanceof UpstreamError && error.kind === 'malformed'

function getProgress(job: WritingJob, writtenItems: readonly unknown[]): Progress {
  const missingCount = Math.max(0, job.count - writtenItems.length)
  return job.getProgress?.() ?? { missingCount, missingPlaces: [], accepted: writtenItems, rejected: [] }
}

function buildRequest(job: WritingJob, progress: Progress | null, mask: ReturnType<typeof createMask>): ChatRequest {
  const { tool, input, refine, visitor } = job
  // One more than needed, because one of many rarely fits.
  const extraCount = tool.buildBrief(input).outputShape === 'set' && !refine && job.count > 3 ? 1 : 0
  const count = Math.min(progress?.missingCount ?? job.count, job.count) + extraCount
  return {
    ...buildMessages({ ...job, count, mask, progress, hasHardDaySigns: isSensitiveTopic(job) }),
    itemCount: count,
    schema: buildAnswerSchema(tool.itemSchema),
    schemaName: tool.type,
    maxOutputTokens: tool.maxOutputTokens,
    image: input.picture,
    visitor,
  }
}

function buildPlainTextRequest(job: WritingJob, { accepted }: Progress, { compose }: PlainTextBrief): ChatRequest {
  return {
    system: '',
    user: compose(job, accepted),
    itemCount: job.count,
    schema: null,
    schemaName: '',
    maxOutputTokens: job.tool.maxOutputTokens,
    image: job.input.picture,
    visitor: job.visitor,
  }
}

/** Collects an answer in plain text and parses it at its end, because its form shows only there. */
function createPlainTextReader(parse: (answer: string) => readonly unknown[]) {
  let text = ''
  return {
    kind: null,
    itemCount: 0,
    get hasAnswer(): boolean {
      return text.trim() !== ''
    },
    push(chunk: string): ModelItem[] {
      text += chunk
      return []
    },
    finish(): ModelItem[] {
      const items = parse(text)
      this.itemCount = items.length
      return items.map((item) => ({ item, assumed: [] }))
    },
  }
}
