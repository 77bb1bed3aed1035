import { hasBlank } from '@/lib/core/strings/blanks'
import type { ParsedPrompt } from '@/lib/tool/parsed-prompt'
import type { LinePicker } from '@/lib/writer/frames/line-picker'
import { renderFrame } from '@/lib/writer/frames/render-frame'
import type { Plan } from './plan'

/** How an argument ends: with what the visitor wants done, else as its plan says; null where it just stops. What an unsure reading is about may be no thing to ask back. */
export function buildEnding(
  reading: ParsedPrompt,
  { ending: planEnding }: Plan,
  linePicker: LinePicker,
): string | null {
  if (reading.kind === 'hard-time') return null
  const action = renderFrame('{action}.', reading)
  if (action !== null) return action
  if (planEnding === 'action') return '[what people should do, where, and by when]'
  if (planEnding === 'none') return null
  if (typeof planEnding === 'object' && hasBlank(planEnding.text)) return planEnding.text
  if (!reading.sure) return null
  const isNew = (text: string) => !hasBlank(text) && !text.toLowerCase().includes(reading.line.toLowerCase())
  return planEnding === 'reply' ? (linePicker.takeNext('reply', isNew)?.text ?? null) : planEnding.text
}
