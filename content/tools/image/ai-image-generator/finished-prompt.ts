import { presetOf } from '@/lib/pictures/presets'
import { sizeInWords } from '@/lib/pictures/sizes'
import type { FormValues } from '@/lib/tool/form-values'
import { sentPrompt } from './sent-prompt'

/** What this site would send to a model, as a text for any other generator: the size in words, which there is no field for. */
export function finishedPrompt({ prompt, parameters }: FormValues): string {
  const { style, preset, transparent } = parameters
  const sent = sentPrompt({ prompt, style: String(style), transparent: transparent === true })
  return `${sent} Size: ${sizeInWords(presetOf(String(preset)))} pixels.`
}
