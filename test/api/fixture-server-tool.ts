import { PublicError } from '@/lib/core/errors'
import { defineServerTool } from '@/lib/tool/tool-definition'
import type { ToolCopy } from '@/lib/tool/tool-identity'

/**
 * Reports the attached image, then counts up to the number in its prompt; `then …` sets how it ends, `costs …` its
 * reported cost, and `large …` the number of letters in each part.
 */
export const fixtureServerTool = (copy: ToolCopy) =>
  defineServerTool({
    type: 'fixture-server',
    kind: 'server',
    path: '/fixture-server',
    icon: 'zap',
    copy,
    relatedToolTypes: [],
    promptLimit: 40,
    imageInput: true,
    fields: [{ kind: 'toggle', name: 'loud', label: 'Loud', default: false }],
    maxDurationMs: 60_000,
    service: 'images',
    getDailyLimit: () => 3,
    getMaxCostMicroUsd: ({ prompt }, settings) =>
      prompt.includes('free') ? null : (settings.images?.priceMicroUsd ?? null),
    parseTask(input) {
      if (input.prompt.startsWith('no link')) throw new PublicError('invalid_url')
      return input
    },
    async *run({ prompt, parameters, picture }, { signal, spend }) {
      if (picture) yield { part: { picture: picture.type, bytes: picture.bytes.byteLength } }
      const cost = /costs (\d+)/.exec(prompt)?.[1]
      if (cost) spend(Number(cost))
      const total = Number.parseInt(prompt, 10)
      const letters = Number(/large (\d+)/.exec(prompt)?.[1] ?? 0)
      for (let done = 1; done <= total; done += 1) {
        yield { progress: { stage: 'counting', done, total } }
        yield { part: { done, ...(letters > 0 && { data: 'x'.repeat(letters) }) } }
      }
      if (prompt.includes('then fail')) throw new PublicError('unavailable', { reason: 'upstream_server' })
      if (prompt.includes('then refuse')) throw new PublicError('content_refused')
      if (prompt.includes('then wait')) await new Promise((resolve) => signal.addEventListener('abort', resolve))
      return parameters.loud ? 'COUNTED' : 'counted'
    },
  })
