import { CatalogueError } from '@/lib/core/errors'
import { composeBrief } from '@/lib/openai/brief/brief'
import { UpstreamError } from '@/lib/openai/upstream-error'
import { deadlineMs } from '@/lib/tool/deadline'
import type { Engine, Job } from '@/lib/tool/engine'
import { isHard } from '@/lib/writer/is-hard'
import { callModel } from './call'
import { Canary } from './canary'
import { createKeeping, type Keeping } from './keeping'
import { Model } from './model'
import { answerSchema } from './schema'
import type { ModelSettings } from './settings'
import { sightOf } from './sight'
import { noPictures } from './takes-no-pictures'

const MAX_CALLS = 2

/**
 * Writes with a model that speaks OpenAI's Chat Completions. One call asks for everything; a second one asks for what
 * is missing when items were too few, did not fit or lost words that had to survive; those that still lack some come
 * last. Make one engine per process: it remembers what its server can do;
 * whether that looks at pictures, in `sight`.
 */
export function createOpenAiEngine(settings: ModelSettings, sight = sightOf(settings)): Engine {
  const { model: name, visionModel = name } = settings
  const writer = new Model(settings)
  const seer =
    visionModel === null || visionModel === name ? writer : new Model({ ...settings, model: visionModel })
  const canary = new Canary()

  return {
    name: 'openai',
    async *write(job, signal) {
      if (job.input.picture && visionModel === null) throw noPictures()
      const model = job.input.picture ? seer : writer
      const totalMs = settings.patience?.totalMs ?? deadlineMs(job.tool)
      const timeLimit = AbortSignal.timeout(totalMs)
      const deadline = performance.now() + totalMs
      const given = new Map<string, unknown>()
      const keeping = createKeeping(job)
      for (let calls = 1; calls <= MAX_CALLS; calls++) {
        const question = questionFor(job, calls, [...given.values()], keeping)
        const call = callModel(
          { model, canary, question, job, deadline },
          AbortSignal.any([signal, timeLimit]),
        )
        try {
          for await (const written of call) {
            const candidate = keeping.take(written)
            if (!candidate) continue
            const key = JSON.stringify(candidate.item)
            if (given.has(key)) continue
            given.set(key, candidate.item)
            if (job.input.picture && !sight.current) sight.learn(true)
            yield candidate
          }
        } catch (error) {
          signal.throwIfAborted()
          if (error instanceof CatalogueError && error.code === 'no_pictures') sight.learn(false)
          if (calls > 1 && given.size + keeping.lacking.length > 0) break
          throw timeLimit.aborted ? new UpstreamError('timeout') : error
        }
      }
      yield* keeping.lacking
      if (given.size + keeping.lacking.length === 0) throw new UpstreamError('malformed')
    },
  }
}

function questionFor(job: Job, calls: number, given: readonly unknown[], keeping: Keeping) {
  const { tool, input, refine, voice, visitor } = job
  const already = given.map((item) => tool.opening(item) ?? JSON.stringify(item).slice(0, 300))
  const count = calls === 1 ? job.count + spare(job) : missing(job, given.length)
  return {
    ...composeBrief(tool, input, { count, refine, voice, already, hard: isHard(job), ...keeping.told() }),
    schema: answerSchema(tool.item),
    schemaName: tool.type,
    maxOutputTokens: tool.maxOutputTokens,
    picture: input.picture,
    visitor,
  }
}

/** How many more than shown are asked for, so that code can keep the best. Calling ends with the last one that is needed. */
function spare({ tool, input, count, refine }: Job): number {
  const brief = tool.brief(input)
  const isSet = brief.form === 'set'
  return isSet && !refine && count > 2 ? Math.min(3, Math.ceil(count / 4)) : 0
}

/** Pulled on after enough items, some of them did not fit; how many, only the caller knows. */
function missing(job: Job, given: number): number {
  const lacking = job.missing?.() ?? (given < job.count ? job.count - given : Math.ceil(job.count / 2))
  return Math.min(Math.max(1, lacking), job.count)
}
