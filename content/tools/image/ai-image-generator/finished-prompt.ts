import type { Size } from '@/lib/core/geometry/sizes'
import { presetOf } from '@/lib/platforms/pictures/presets'
import type { FormValues } from '@/lib/tool/form-values'
import { sentPrompt } from './sent-prompt'

/** What this site would send to a model, as a text for any other generator: the format in words, which there is no field for. Models draw no exact sizes. */
export function finishedPrompt({ prompt, parameters }: FormValues): string {
  const { style, preset, transparent } = parameters
  const sent = sentPrompt({ prompt, style: String(style), transparent: transparent === true })
  return `${sent} Format: ${formatOf(presetOf(String(preset)))}.`
}

/** From here on a ratio says less than a decimal. */
const MOST = 21

function formatOf({ width, height }: Size): string {
  if (width === height) return 'square'
  const [long, short] = width > height ? [width, height] : [height, width]
  const unit = commonDivisor(long, short)
  const [a, b] = long / unit <= MOST ? [long / unit, short / unit] : [(long / short).toFixed(1), 1]
  return width > height ? `landscape ${a}:${b}` : `portrait ${b}:${a}`
}

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b))
