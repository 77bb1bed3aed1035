import { getLuminance } from '@/lib/images/drawing/contrast'
import type { MakerPrefill } from '@/lib/tool/maker-prefill'
import type { ThumbnailScene } from './scene'
import { initialScene, setTexts } from './templates'

/** A scene with the words and colours of a thumbnail idea: its darkest colours behind the words, its lightest on the second line. */
export function createPrefilledScene({ texts, colors }: MakerPrefill): ThumbnailScene {
  const [firstText = ''] = texts
  const scene = setTexts(initialScene, texts.length === 1 ? splitInTwo(firstText) : texts)
  const sortedColors = colors.toSorted((one, other) => getLuminance(one) - getLuminance(other))
  const [darkestColor, secondDarkestColor] = sortedColors
  const lightestColor = sortedColors.at(-1)
  if (darkestColor === undefined || secondDarkestColor === undefined || lightestColor === undefined) return scene
  return {
    ...scene,
    ground: { ...scene.ground, colour: darkestColor, to: sortedColors.length > 2 ? secondDarkestColor : darkestColor },
    layers: scene.layers.map((layer, index) =>
      layer.kind === 'text' && index === 1 ? { ...layer, colour: lightestColor } : layer,
    ),
  }
}

/** A headline as two lines of about one length. */
function splitInTwo(text: string): string[] {
  const words = text.split(/\s+/)
  if (words.length < 2) return [text]
  const lengths = words.map((_, index) => words.slice(0, index + 1).join(' ').length)
  const middleIndex = lengths.findIndex((length) => length >= text.length / 2)
  const splitIndex = Math.min(words.length - 1, middleIndex + 1)
  return [words.slice(0, splitIndex).join(' '), words.slice(splitIndex).join(' ')]
}
