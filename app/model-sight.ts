import 'server-only'
import { sightOf } from '@/lib/openai/text/sight'
import { settings } from '@/lib/server/env'
import { perProcess } from '@/lib/server/per-process'

/** Whether the model of this process looks at pictures; null without a model. Apart from the server, which holds all tools. */
export function modelSight() {
  const { openai } = settings()
  return openai && perProcess('model.sight', () => sightOf(openai))
}
