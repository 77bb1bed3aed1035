import 'server-only'
import { createVisionSupport } from '@/lib/openai/learned-value'
import { getSettings } from '@/lib/server/env'
import { getProcessSingleton } from '@/platform/next/process-state'

/** Returns the model's image support; null without a model. Not in `backend.ts`, which imports all tools. */
export function getModelVision() {
  const { openai } = getSettings()
  return openai && getProcessSingleton('model.sight', () => createVisionSupport(openai))
}
