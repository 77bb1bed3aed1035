import type { CardWriter, Engine } from '@/lib/tool/engine'
import { toCard } from './card-filter'
import { generateCards } from './generate-cards'

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
