import type { EngineName } from '@/lib/tool/card'

/** Who wrote a result, as the page says it. */
export const engineDescriptions = {
  'built-in': 'Written by the built-in writer, no AI model',
  openai: 'Written by an AI model',
} as const satisfies Record<EngineName, string>
