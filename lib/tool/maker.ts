import { parseStory } from '@/lib/platforms/instagram-story'
import type { Card } from './card'
import { buildMakerPrefillUrl } from './maker-prefill'
import { buildPrefillUrl } from './prefill-url'

export type MakerMapping = {
  scope: 'card' | 'run'
  /** `frames` are the texts of a Story's frames. */
  inputKind: 'texts' | 'frames' | 'prompt'
  /** The label of the line to use, “Text” for `Text: Big news`; the whole text if absent. */
  lineLabel?: string
  colorsLabel?: string
  parameters?: Readonly<Record<string, string>>
}

export type Maker = MakerMapping & { name: string; path: string }

/** Returns a maker's URL with these results, including the visitor's edits; null when they contain no text for it. */
export function getMakerUrl(maker: Maker, cards: readonly Pick<Card, 'copy'>[]): string | null {
  const { path, inputKind, lineLabel, colorsLabel, parameters } = maker
  const texts = cards.flatMap(({ copy }) => {
    if (inputKind === 'frames') return parseStory(copy).flatMap(({ text }) => text || [])
    return (lineLabel ? findLabeledLine(copy, lineLabel) : copy) || []
  })
  const [firstText] = texts
  if (firstText === undefined) return null
  if (inputKind === 'prompt') return buildPrefillUrl(path, firstText, parameters)
  const colorText = colorsLabel ? cards.map(({ copy }) => findLabeledLine(copy, colorsLabel)).join(' ') : ''
  const colors = colorText.toLowerCase().match(/#[0-9a-f]{6}\b/g) ?? []
  return buildMakerPrefillUrl(path, { texts, colors, size: parameters?.size })
}

function findLabeledLine(text: string, label: string): string {
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${label}:`))
  return line?.slice(label.length + 1).trim() ?? ''
}
