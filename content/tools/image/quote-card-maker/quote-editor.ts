import type { EditorTool } from '@/components/editor/editor-tool'
import { truncateGraphemes } from '@/lib/images/drawing/text-segmentation'
import { getCardBoxes, getQuoteAuthor } from './card-boxes'
import { getCards, type QuoteCard } from './cards'
import { drawCard } from './draw-card'
import { parseQuotes } from './parse-quotes'
import { createPrefilledScene } from './prefilled-scene'
import { initialScene, parseScene, type QuoteScene } from './scene'
import { getFontPair } from './themes'

/** What stands on the canvas while there are no words. */
export const sampleCard: QuoteCard = {
  text: 'Your words stand here.',
  author: '',
  part: 1,
  parts: 1,
  size: 96,
  isTruncated: false,
  mark: true,
}
const isPlaceableId = (id: string): id is keyof QuoteScene['places'] => id === 'quote' || id === 'by' || id === 'logo'

export const quoteEditor: EditorTool<QuoteScene> = {
  type: 'quote-card-maker',
  initialScene,
  parse: parseScene,
  draw: (scene, measure) => drawCard(scene, getCards(scene, measure).cards[0] ?? sampleCard, measure),
  listLayers: (scene) => {
    const { quote, byline, logo } = getCardBoxes(scene)
    const { text, handle } = scene
    const bylineText = [getQuoteAuthor(scene) ?? scene.author, handle].filter(Boolean).join(', ')
    const capabilities = { canMove: true, canResize: true }
    return [
      ...(text.trim()
        ? [{ id: 'quote', label: `Words: ${truncateGraphemes(text.trim(), 60)}`, ...quote, ...capabilities }]
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
  stripImages: (scene) => ({
    ...scene,
    picture: null,
    logo: null,
    places: { ...scene.places, logo: null },
  }),
  listTypefaces: (scene) => {
    const { pair, text, author, handle, mark } = scene
    const { quote, byline } = getFontPair(pair)
    return [
      ...(quote.family ? [{ family: quote.family, text: text.trim() || sampleCard.text }] : []),
      ...(byline.family ? [{ family: byline.family, text: `${getQuoteAuthor(scene) ?? author} ${handle}` }] : []),
      ...(mark ? [{ family: 'Playfair Display' as const, text: '“' }] : []),
    ]
  },
}
