import { composeBrief } from '@/lib/openai/brief/brief'
import { UpstreamError } from '@/lib/openai/upstream-error'
import type { Engine, Job } from '@/lib/request/engine'
import { isHard } from '@/lib/request/is-hard'
import { deadlineMs } from '@/lib/tool/deadline'
import { callModel } from './call'
import { Canary } from './canary'
import { Model } from './model'
import { answerSchema } from './schema'
import type { ModelSettings } from './settings'

const MAX_CALLS = 2

/**
 * Writes with a model that speaks OpenAI's Chat Completions. One call asks for everything; a second one asks for what
 * is missing when items were too few or did not fit. Make one engine per process: it remembers what its server can do.
 */
export function createOpenAiEngine(settings: ModelSettings): Engine {
  const model = new Model(settings)
  const canary = new Canary()

  return {
    name: 'openai',
    async *write(job, signal) {
      const totalMs = settings.patience?.totalMs ?? deadlineMs(job.tool)
      const timeLimit = AbortSignal.timeout(totalMs)
      const deadline = performance.now() + totalMs
      const given = new Map<string, unknown>()
      for (let calls = 1; calls <= MAX_CALLS; calls++) {
        const question = questionFor(job, [...given.values()])
        const call = callModel(
          { model, canary, question, job, deadline },
          AbortSignal.any([signal, timeLimit]),
        )
        try {
          for await (const candidate of call) {
            const key = JSON.stringify(candidate.item)
            if (given.has(key)) continue
            given.set(key, candidate.item)
            yield candidate
          }
        } catch (error) {
          signal.throwIfAborted()
          if (calls > 1 && given.size > 0) return
          throw timeLimit.aborted ? new UpstreamError('timeout') : error
        }
      }
      if (given.size === 0) throw new UpstreamError('malformed')
    },
  }
}

function questionFor(job: Job, given: readonly unknown[]) {
  const { tool, input, refine, voice, visitor } = job
  const already = given.map((item) => tool.opening(item) ?? JSON.stringify(item).slice(0, 300))
  const count = given.length === 0 ? job.count + spare(job) : missing(job, given.length)
  return {
    ...composeBrief(tool, input, { count, refine, voice, already, hard: isHard(job) }),
    schema: answerSchema(tool.item),
    schemaName: tool.type,
    maxOutputTokens: tool.maxOutputTokens,
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
