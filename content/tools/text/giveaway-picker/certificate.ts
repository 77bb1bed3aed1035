import { formatCount } from '@/lib/core/format/format-number'
import { buildTextShapes, type FitTextOptions, fitText, getTextDirection } from '@/lib/images/drawing/fitted-text'
import type { Drawing, Shape, TextMeasurer } from '@/lib/images/drawing/shapes'
import { type DrawRecord, formatUtcTime } from './proof'

export const CERTIFICATE_SIZE = { width: 1080, height: 1350 }

const colors = { background: '#faf7f2', ink: '#211b16', muted: '#5f564d', accent: '#c2410c' }
const MARGIN = 90
const CONTENT_WIDTH = CERTIFICATE_SIZE.width - 2 * MARGIN
const MAX_NAMES = 12

export function buildCertificate(record: DrawRecord, measure: TextMeasurer): Drawing {
  const { winners, people: personCount, chances: chanceCount, proof } = record
  const shapes: Shape[] = [
    { kind: 'box', x: 0, y: 0, ...CERTIFICATE_SIZE, color: colors.background },
    { kind: 'box', x: 0, y: 0, width: CERTIFICATE_SIZE.width, height: 24, color: colors.accent },
  ]
  let y = 100
  function addText(text: string, maxHeight: number, fitOptions: FitTextOptions, color = colors.ink) {
    const fittedText = fitText(text, { width: CONTENT_WIDTH, height: maxHeight }, fitOptions, measure)
    const direction = getTextDirection(text)
    const x = direction === 'rtl' ? MARGIN + CONTENT_WIDTH : MARGIN
    shapes.push(...buildTextShapes(fittedText, { x, y, color, direction }, measure))
    y += fittedText.height
  }
  addText(
    winners.length === 1 ? 'The winner' : `The ${winners.length} winners`,
    90,
    { sizes: [56], weight: 600, leading: 1.2 },
    colors.accent,
  )
  y += 16
  const shownNames = winners.slice(0, MAX_NAMES)
  const nameHeight = (800 - y) / shownNames.length
  const maxFontSize = Math.min(120, Math.floor(nameHeight / 1.3))
  for (const name of shownNames)
    addText(name, nameHeight, {
      sizes: [maxFontSize, maxFontSize * 0.75, maxFontSize * 0.5],
      weight: 700,
      leading: 1.2,
    })
  if (winners.length > shownNames.length)
    addText(
      `and ${winners.length - shownNames.length} more`,
      50,
      { sizes: [34], weight: 600, leading: 1.3 },
      colors.muted,
    )
  const verticalOffset = Math.max(0, (840 - y) / 2)
  for (const shape of shapes) if (shape.kind === 'text') shape.y += verticalOffset
  y = 880
  const smallTextOptions: FitTextOptions = { sizes: [30, 26, 22], weight: 400, leading: 1.35 }
  const lines = [
    `Drawn ${proof.time && `${formatUtcTime(proof.time)} `}from ${formatCount(personCount)} people with ${formatCount(chanceCount)} chances`,
    `Seed: ${proof.seed}`,
    `SHA-256 of the list: ${proof.hash.slice(0, 32)} ${proof.hash.slice(32)}`,
    `${record.drawNumber === null ? 'Repeated from its proof' : `Draw ${record.drawNumber} of this list in this browser`}. Anybody with the list can repeat it in Postsmith’s Giveaway Picker.`,
  ]
  for (const line of lines) {
    addText(line, 90, smallTextOptions, colors.muted)
    y += 14
  }
  return { ...CERTIFICATE_SIZE, shapes }
}
