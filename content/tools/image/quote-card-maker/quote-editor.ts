import type { EditorTool } from '@/components/editor/editor'
import { truncateGraphemes } from '@/lib/images/drawing/break-lines'
import type { Drawing, TextMeasurer } from '@/lib/images/drawing/shapes'
import { addPostNumber, numberingStyles } from '@/lib/platforms/thread/numbering'
import type { MakerPrefill } from '@/lib/tool/maker-prefill'
import { getCardBoxes, getQuoteAuthor } from './card-boxes'
import { getCards } from './cards'
import { drawCard } from './draw-card'
import { parseQuotes } from './parse-quotes'
import { initialScene, MAX_TEXT_LENGTH, parseScene, type QuoteScene, sizeIds } from './scene'
import { getFontPair } from './themes'

export function createPrefilledScene({ texts, size: sizeId }: MakerPrefill): QuoteScene {
  const cardTexts = texts.map((text, index) => removePostNumber(text, index + 1, texts.length).replace(/\n{2,}/g, '\n'))
  const text = cardTexts.join('\n\n').slice(0, MAX_TEXT_LENGTH)
  const size = sizeIds.find((id) => id === sizeId) ?? initialScene.size
  return { ...initialScene, text, size, mode: 'one', split: true, mark: false }
}

/** Removes a post's thread number, because cards have their own. “24/7” is not a thread number. */
function removePostNumber(text: string, postNumber: number, postCount: number): string {
  for (const style of numberingStyles) {
    const [prefix = '', suffix = ''] = addPostNumber('|', postNumber, postCount, style).split('|')
    if (prefix + suffix !== '' && text.startsWith(prefix) && text.endsWith(suffix))
      return text.slice(prefix.length, text.length - suffix.length)
  }
  return text
}

/** Shown on the canvas while the text is empty. */
export const SAMPLE_TEXT = 'You don’t need more ideas. You need to finish the one you already have.'

/** Draws a card of the scene's text; the sample's if there is none. */
export function drawCardAt(scene: QuoteScene, index: number, measure: TextMeasurer): Drawing {
  const card = getCards(scene, measure).cards[index] ?? getCards({ ...scene, text: SAMPLE_TEXT }, measure).cards[0]
  if (!card) throw new Error('The sample has no card.')
  return drawCard(scene, card, measure)
}
const isPlaceableId = (id: string): id is keyof QuoteScene['places'] => id === 'quote' || id === 'by' || id === 'logo'

export const quoteEditor: EditorTool<QuoteScene> = {
  type: 'quote-card-maker',
  initialScene,
  parse: parseScene,
  draw: (scene, measure) => drawCardAt(scene, 0, measure),
  listLayers: (scene) => {
    const { quote, byline, logo } = getCardBoxes(scene)
    const { text, handle } = scene
    const bylineText = [getQuoteAuthor(scene) ?? scene.author, handle].filter(Boolean).join(', ')
    const capabilities = { canMove: true, canResize: true }
    return [
      ...(text.trim()
        ? [{ id: 'quote', label: `Text: ${truncateGraphemes(text.trim(), 60)}`, ...quote, ...capabilities }]
        : []),
      ...(bylineText ? [{ id: 'by', label: `Name: ${bylineText}`, ...byline, ...capabilities }] : []),
      ...(logo ? [{ id: 'logo', label: 'Logo', ...logo, ...capabilities, keepsRatio: true }] : []),
    ]
  },
  createFromPrefill: createPrefilledScene,
  placeLayer: (scene, id, box) => (isPlaceableId(id) ? { ...scene, places: { ...scene.places, [id]: box } } : scene),
  removeLayer: (scene, id) => {
    if (id === 'logo') return { ...scene, logo: null, places: { ...scene.places, logo: null } }
    if (id !== 'by') return { ...scene, text: '' }
    const text = getQuoteAuthor(scene) ? (parseQuotes(scene.text, 'one')[0]?.text ?? '') : scene.text
    return { ...scene, text, author: '', handle: '' }
  },
  listImageIds: ({ picture, logo }) => [picture, logo?.id].flatMap((id) => id ?? []),
  stripImages: (scene) => ({ ...scene, picture: null, logo: null, places: { ...scene.places, logo: null } }),
  listTypefaces: (scene) => {
    const { pair, text, author, handle, mark } = scene
    const { family, namesFamily } = getFontPair(pair)
    return [
      ...(family ? [{ family, text: text.trim() || SAMPLE_TEXT }] : []),
      ...(namesFamily ? [{ family: namesFamily, text: `${getQuoteAuthor(scene) ?? author} ${handle}` }] : []),
      ...(mark ? [{ family: 'Playfair Display' as const, text: '“' }] : []),
    ]
  },
}
