import 'server-only'
import { createVisionSupport } from '@/lib/openai/learned-value'
import { getSettings } from '@/lib/server/env'
import { getProcessSingleton } from '@/platform/next/process-state'

/** Whether the model accepts images; null without a model. Separate from `server.ts`, which imports all tools. */
export function getModelVision() {
  const { openai } = getSettings()
  return openai && getProcessSingleton('model.sight', () => createVisionSupport(openai))
}
