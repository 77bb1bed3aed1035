import 'server-only'
import { toolByType } from '@/content/tools'
import { settings } from '@/lib/env'
import { perProcess } from '@/lib/per-process'
import { createBotCheck } from './bot-check'
import { createBreaker } from './breaker'
import { engineFor } from './engines'
import { createLimits } from './limits/limits'
import { MemoryLimitStore } from './limits/memory-store'
import type { Parts, Service } from './pipeline'

/** All limits of this process are counted here. */
export const limitStore = () => perProcess('limitStore', () => new MemoryLimitStore())

/** What the API's routes share in this process: one count of everything. */
export function serverParts(): Parts {
  return perProcess('parts', () => {
    const store = limitStore()
    return {
      settings: settings(),
      toolByType,
      engineFor,
      botCheck: createBotCheck(settings(), store),
      limits: createLimits(store, settings()),
      breakerOf: (service: Service) => perProcess(`breaker.${service}`, createBreaker),
    }
  })
}
