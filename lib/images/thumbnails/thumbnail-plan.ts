import { formatColor, type NamedColor, parseColor } from './parse-color'

type ThumbnailPlan = {
  title: string
  overlay: string
  focal: string
  background: string
  composition: string
  colours: readonly string[]
  imagePrompt: string
}

export const planLabels = {
  overlay: 'Text',
  focal: 'Main subject',
  background: 'Background',
  composition: 'Layout',
  colours: 'Colors',
  imagePrompt: 'Image prompt',
} as const satisfies Record<Exclude<keyof ThumbnailPlan, 'title'>, string>

export function buildPlanParts(plan: ThumbnailPlan): { label: string; text: string }[] {
  const texts = { ...plan, colours: plan.colours.map(formatColor).join(', ') }
  return (Object.keys(planLabels) as (keyof typeof planLabels)[]).flatMap((name) =>
    texts[name] ? { label: planLabels[name], text: texts[name] } : [],
  )
}

/** Formats a plan as text to copy and edit; `parseSketch` parses it. */
export function formatThumbnailPlan(plan: ThumbnailPlan): string {
  const lines = buildPlanParts(plan).map(({ label, text }) => `${label}: ${text}`)
  return `${plan.title}\n\n${lines.join('\n')}`
}

export type Sketch = Omit<ThumbnailPlan, 'colours' | 'imagePrompt'> & { colours: readonly NamedColor[] }

/** Parses a plan's text, which the visitor may have edited. The title is the first line. */
export function parseSketch(text: string): Sketch {
  const lines = text.split('\n')
  const getLabeledText = (label: string) => {
    const line = lines.find((candidateLine) => candidateLine.startsWith(`${label}:`))
    return line?.slice(label.length + 1).trim() ?? ''
  }
  return {
    title: lines[0]?.trim() ?? '',
    overlay: getLabeledText(planLabels.overlay),
    focal: getLabeledText(planLabels.focal),
    background: getLabeledText(planLabels.background),
    composition: getLabeledText(planLabels.composition),
    // Plans saved before November 2026 have the British spelling.
    colours: (getLabeledText(planLabels.colours) || getLabeledText('Colours'))
      .split(',')
      .flatMap((colorText) => parseColor(colorText.trim()) ?? []),
  }
}
