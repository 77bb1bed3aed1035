import { PublicError } from '@/lib/core/errors'
import { buildMessages } from '@/lib/openai/brief/brief'
import type { ModelSettings } from '@/lib/openai/client'
import { createVisionSupport } from '@/lib/openai/learned-value'
import { UpstreamError } from '@/lib/openai/upstream-error'
import { createMask, joinStrings, mapStrings } from '@/lib/text/placeholders/mask'
import type { Candidate, Engine, WritingJob } from '@/lib/tool/engine'
import { getMaxDurationMs } from '@/lib/tool/prompt-tool'
import { isSensitiveTopic } from '@/lib/writer/hard-day'
import { Canary, callModel } from './call-model'
import type { ModelItem } from './item-reader'
import { createUnsupportedImageError, Model } from './model'
import { buildAnswerSchema } from './schema'

type WordRestorer = ReturnType<typeof createWordRestorer>

/** A variation must preserve only its original's words, and no words if the visitor specifies the change. */
export function createWordRestorer({ tool, input, refine }: Pick<WritingJob, 'tool' | 'input' | 'refine'>) {
  const mask = createMask(input.prompt, tool.getProtectedKinds?.(input) ?? [], parseKeepField(input.parameters.keep))
  const originalText = refine ? (refine.text ?? joinStrings(refine.item)) : input.prompt
  const requiredWords = refine?.action === 'change' ? [] : mask.findPresentWords(originalText)
  const incompleteItems: { version: unknown; lostWords: readonly string[]; candidate: Candidate }[] = []

  return {
    /** Returns the item with its words, or null if it lost some and is withheld. */
    restore({ item: maskedItem, assumed }: ModelItem): Candidate | null {
      if (mask.isEmpty) return { item: maskedItem, assumed }
      const item = mapStrings(maskedItem, mask.unmaskText)
      const presentWords = new Set(mask.findPresentWords(joinStrings(item)))
      const lostWords = requiredWords.filter((word) => !presentWords.has(word))
      const candidate = { item, assumed: assumed.map(mask.unmaskText) }
      if (lostWords.length === 0) return candidate
      incompleteItems.push({ version: maskedItem, lostWords, candidate: { ...candidate, lost: lostWords } })
      return null
    },
    /** Withheld items with their lost words, fewest first. */
    get incompleteCandidates(): readonly Candidate[] {
      return incompleteItems
        .toSorted((one, other) => one.lostWords.length - other.lostWords.length)
        .map(({ candidate }) => candidate)
    },
    getBriefOptions() {
      return {
        mask,
        incompleteItems: incompleteItems.map(({ version, lostWords }) => ({
          version,
          missing: lostWords.map(mask.buildToken),
        })),
      }
    },
  }
}

function parseKeepField(value: unknown): string[] {
  if (typeof value !== 'string') return []
  return value.split(/[,;،、]/u).map((word) => word.trim())
}

const MAX_CALLS = 2

/** A second call replaces missing or unfit items. Create one per process: it learns what its server accepts. */
export function createOpenAiEngine(settings: ModelSettings, visionSupport = createVisionSupport(settings)): Engine {
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
      const totalMs = settings.timeouts?.totalMs ?? getMaxDurationMs(job.tool)
      const timeoutSignal = AbortSignal.timeout(totalMs)
      const deadline = performance.now() + totalMs
      const writtenItems = new Map<string, unknown>()
      const restorer = createWordRestorer(job)
      for (let callNumber = 1; callNumber <= MAX_CALLS; callNumber++) {
        const request = buildRequest(job, callNumber, [...writtenItems.values()], restorer)
        const itemStream = callModel(
          { model, canary, request, job, deadline },
          AbortSignal.any([signal, timeoutSignal]),
        )
        try {
          for await (const writtenItem of itemStream) {
            const candidate = restorer.restore(writtenItem)
            if (!candidate) continue
            const key = JSON.stringify(candidate.item)
            if (writtenItems.has(key)) continue
            writtenItems.set(key, candidate.item)
            if (job.input.picture && !visionSupport.current) visionSupport.learn(true)
            yield candidate
          }
        } catch (error) {
          signal.throwIfAborted()
          if (error instanceof PublicError && error.code === 'no_pictures') visionSupport.learn(false)
          if (callNumber > 1 && writtenItems.size + restorer.incompleteCandidates.length > 0) break
          throw timeoutSignal.aborted ? new UpstreamError('timeout') : error
        }
      }
      yield* restorer.incompleteCandidates
      if (writtenItems.size + restorer.incompleteCandidates.length === 0) throw new UpstreamError('malformed')
    },
  }
}

function buildRequest(job: WritingJob, callNumber: number, writtenItems: readonly unknown[], restorer: WordRestorer) {
  const { tool, input, refine, voice, visitor } = job
  const previousItems = writtenItems.map((item) => tool.getOpening(item) ?? JSON.stringify(item).slice(0, 300))
  const count = callNumber === 1 ? job.count + getExtraCount(job) : getMissingCount(job, writtenItems.length)
  return {
    ...buildMessages(tool, input, {
      count,
      refine,
      voice,
      previousItems,
      isSensitive: isSensitiveTopic(job),
      ...restorer.getBriefOptions(),
    }),
    schema: buildAnswerSchema(tool.itemSchema),
    schemaName: tool.type,
    maxOutputTokens: tool.maxOutputTokens,
    image: input.picture,
    visitor,
  }
}

/** Returns how many extra items to request, so that the caller can choose the best. */
function getExtraCount({ tool, input, count, refine }: WritingJob): number {
  const brief = tool.buildBrief(input)
  const hasSetShape = brief.outputShape === 'set'
  return hasSetShape && !refine && count > 2 ? Math.min(3, Math.ceil(count / 4)) : 0
}

/** If the caller continues after enough items, it has rejected some, and only the caller knows how many. */
function getMissingCount(job: WritingJob, writtenCount: number): number {
  const missingCount =
    job.countMissing?.() ?? (writtenCount < job.count ? job.count - writtenCount : Math.ceil(job.count / 2))
  return Math.min(Math.max(1, missingCount), job.count)
}
