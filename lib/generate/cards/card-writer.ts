import type { CardWriter, Engine } from '@/lib/tool/engine'
import { toCard } from './card-filter'
import { generateCards } from './generate-cards'

/** The cards of an engine's items; those of the visitor's own text, where that is what the job asks for. */
export function createCardWriter(engine: Engine): CardWriter {
  return {
    name: engine.name,
    async *write(job, signal) {
      const { tool, input } = job
      if (!job.isModelFree) yield* generateCards(job, engine, signal)
      else for (const item of tool.modelFreeMode?.buildItems(input) ?? []) yield toCard(tool, item, input)
    },
  }
}
