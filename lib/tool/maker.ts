import type { Card } from './card'
import { buildMakerPrefillUrl } from './maker-prefill'
import { buildPrefillUrl } from './prefill-url'

/** How a tool's results go on to a tool that makes pictures of them. */
export type MakerMapping = {
  /** Of one result, or of the whole run, each result one text. */
  scope: 'card' | 'run'
  /** As texts to set, or as the prompt of a form. */
  inputKind: 'texts' | 'prompt'
  /** The label of the line to take, “Text” for `Text: Big news`; the whole text when left out. */
  lineLabel?: string
  /** The label of a line that names colours by their values. */
  colorsLabel?: string
  /** Fields of the other form, filled in. */
  parameters?: Readonly<Record<string, string>>
}

export type Maker = MakerMapping & { name: string; path: string }

/** Address of a maker with what these results say, as the visitor has edited them; null where they say nothing for it. */
export function getMakerUrl(maker: Maker, cards: readonly Pick<Card, 'copy'>[]): string | null {
  const { path, inputKind, lineLabel, colorsLabel, parameters } = maker
  const texts = cards
    .map(({ copy }) => (lineLabel === undefined ? copy : findLabeledLine(copy, lineLabel)))
    .filter((text) => text !== '')
  const [firstText] = texts
  if (firstText === undefined) return null
  if (inputKind === 'prompt') return buildPrefillUrl(path, firstText, parameters)
  const colorText =
    colorsLabel === undefined ? '' : cards.map(({ copy }) => findLabeledLine(copy, colorsLabel)).join(' ')
  const colors = colorText.toLowerCase().match(/#[0-9a-f]{6}\b/g) ?? []
  return buildMakerPrefillUrl(path, { texts, colors })
}

function findLabeledLine(text: string, label: string): string {
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${label}:`))
  return line?.slice(label.length + 1).trim() ?? ''
}
