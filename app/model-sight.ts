import 'server-only'
import { settings } from '@/lib/env'
import { perProcess } from '@/lib/env/per-process'
import { sightOf } from '@/lib/openai/text/sight'

/** Whether the model of this process looks at pictures; null without a model. Apart from the server, which holds all tools. */
export function modelSight() {
  const { openai } = settings()
  return openai && perProcess('model.sight', () => sightOf(openai))
}
