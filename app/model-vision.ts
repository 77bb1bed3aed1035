import 'server-only'
import { createVisionSupport } from '@/lib/openai/text/vision-support'
import { getSettings } from '@/lib/server/env'
import { getProcessSingleton } from '@/lib/server/process-singleton'

/** Whether the model of this process looks at pictures; null without a model. Apart from the server, which holds all tools. */
export function getModelVision() {
  const { openai } = getSettings()
  return openai && getProcessSingleton('model.sight', () => createVisionSupport(openai))
}
