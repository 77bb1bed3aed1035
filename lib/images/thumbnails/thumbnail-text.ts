import { formatColor, type NamedColor, parseColor } from './parse-color'

/** What is said of a thumbnail, as it is copied and edited. */
export type ThumbnailPlan = {
  title: string
  overlay: string
  focal: string
  background: string
  composition: string
  colours: readonly string[]
  imagePrompt: string
}

/** The parts of a plan below its title, in their order. */
export const planLabels = {
  overlay: 'Text',
  focal: 'Main subject',
  background: 'Background',
  composition: 'Layout',
  colours: 'Colours',
  imagePrompt: 'Image prompt',
} as const satisfies Record<Exclude<keyof ThumbnailPlan, 'title'>, string>

type Part = { label: string; text: string }

/** The plan as labelled texts; an empty one is left out. */
export function buildPlanParts(plan: ThumbnailPlan): Part[] {
  const texts = { ...plan, colours: plan.colours.map(formatColor).join(', ') }
  return (Object.keys(planLabels) as (keyof typeof planLabels)[]).flatMap((name) =>
    texts[name] ? { label: planLabels[name], text: texts[name] } : [],
  )
}

/** A plan as text, to copy and to edit; `parseSketch` reads it back. */
export function formatThumbnailPlan(plan: ThumbnailPlan): string {
  return [
    plan.title,
    buildPlanParts(plan)
      .map(({ label, text }) => `${label}: ${text}`)
      .join('\n'),
  ].join('\n\n')
}

/** What can be drawn of a plan. */
export type Sketch = Omit<ThumbnailPlan, 'colours' | 'imagePrompt'> & { colours: readonly NamedColor[] }

/** The plan that a text tells of, however the visitor has edited it: the title is its first line. */
export function parseSketch(text: string): Sketch {
  const lines = text.split('\n')
  const getLabeledText = (label: string) => {
    const line = lines.find((one) => one.startsWith(`${label}:`))
    return line?.slice(label.length + 1).trim() ?? ''
  }
  return {
    title: lines[0]?.trim() ?? '',
    overlay: getLabeledText(planLabels.overlay),
    focal: getLabeledText(planLabels.focal),
    background: getLabeledText(planLabels.background),
    composition: getLabeledText(planLabels.composition),
    colours: getLabeledText(planLabels.colours)
      .split(',')
      .flatMap((colorText) => parseColor(colorText.trim()) ?? []),
  }
}
