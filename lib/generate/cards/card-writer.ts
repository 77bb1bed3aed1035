import type { CardWriter, Engine } from '@/lib/tool/engine'
import { produce } from './produce'
import { cardOf } from './select'

/** The cards of an engine's items; those of the visitor's own text, where that is what the job asks for. */
export function cardWriter(engine: Engine): CardWriter {
  return {
    name: engine.name,
    async *write(job, signal) {
      const { tool, input } = job
      if (!job.direct) yield* produce(job, engine, signal)
      else for (const item of tool.direct?.items(input) ?? []) yield cardOf(tool, item, input)
    },
  }
}
