import type { EditorTool } from '@/components/editor/editor-tool'
import { openingOf } from '@/lib/images/drawing/pieces'
import { boxesOf, ownAuthor } from './card-boxes'
import { cardsOf, type QuoteCard } from './cards'
import { drawCard } from './draw-card'
import { quotesIn } from './quotes-in'
import { initialScene, parseScene, type QuoteScene } from './scene'
import { startWith } from './start-with'
import { pairOf } from './themes'

/** What stands on the canvas while there are no words. */
export const sampleCard: QuoteCard = {
  text: 'Your words stand here.',
  author: '',
  part: 1,
  parts: 1,
  size: 96,
  cut: false,
  mark: true,
}
const isPlaced = (id: string): id is keyof QuoteScene['places'] =>
  id === 'quote' || id === 'by' || id === 'logo'

export const quoteEditor: EditorTool<QuoteScene> = {
  type: 'quote-card-maker',
  initial: initialScene,
  parse: parseScene,
  draw: (scene, measure) => drawCard(scene, cardsOf(scene, measure).cards[0] ?? sampleCard, measure),
  layers: (scene) => {
    const { quote, by, logo } = boxesOf(scene)
    const { text, handle } = scene
    const names = [ownAuthor(scene) ?? scene.author, handle].filter(Boolean).join(', ')
    const free = { moves: true, resizes: true }
    return [
      ...(text.trim()
        ? [{ id: 'quote', label: `Words: ${openingOf(text.trim(), 60)}`, ...quote, ...free }]
        : []),
      ...(names ? [{ id: 'by', label: `Name: ${names}`, ...by, ...free }] : []),
      ...(logo ? [{ id: 'logo', label: 'Logo', ...logo, ...free, ratio: true }] : []),
    ]
  },
  start: startWith,
  place: (scene, id, box) => (isPlaced(id) ? { ...scene, places: { ...scene.places, [id]: box } } : scene),
  remove: (scene, id) => {
    if (id === 'logo') return { ...scene, logo: null, places: { ...scene.places, logo: null } }
    if (id !== 'by') return { ...scene, text: '' }
    const text = ownAuthor(scene) ? (quotesIn(scene.text, 'one')[0]?.text ?? '') : scene.text
    return { ...scene, text, author: '', handle: '' }
  },
  pictureIds: ({ picture, logo }) => [picture, logo?.id].flatMap((id) => id ?? []),
  withoutPictures: (scene) => ({
    ...scene,
    picture: null,
    logo: null,
    places: { ...scene.places, logo: null },
  }),
  typefaces: (scene) => {
    const { pair, text, author, handle, mark } = scene
    const { quote, by } = pairOf(pair)
    return [
      ...(quote.family ? [{ family: quote.family, text: text.trim() || sampleCard.text }] : []),
      ...(by.family ? [{ family: by.family, text: `${ownAuthor(scene) ?? author} ${handle}` }] : []),
      ...(mark ? [{ family: 'Playfair Display' as const, text: '“' }] : []),
    ]
  },
}
