import { lettersOf } from '@/lib/images/drawing/pieces'
import { holds } from './holds'
import { CAVEAT, type NewLayer, newShape, newText, PLAYFAIR } from './new-layers'
import {
  type Ground,
  MAX_LETTERS,
  plainGround,
  type Scene,
  type SceneLayer,
  type ShapeLayer,
  type TextLayer,
  textsOf,
} from './scene'

/** A layout on 1280 by 720 pixels; the words are what it shows until there are others. */
export type Template = { name: string; scene: Scene }

type Room = readonly [x: number, y: number, width: number, height: number]

const boxOf = ([x, y, width, height]: Room) => ({ x, y, width, height })
const text = (words: string, room: Room, look?: Partial<TextLayer>) => newText(words, boxOf(room), look)
const shape = (kind: ShapeLayer['shape'], room: Room, look?: Partial<ShapeLayer>) =>
  newShape(kind, boxOf(room), look)

function template(name: string, ground: Partial<Ground>, layers: readonly NewLayer[]): Template {
  const named = layers.map((layer, index): SceneLayer => ({ ...layer, id: `l${index + 1}` }))
  return { name, scene: { format: 'hd', ground: { ...plainGround, ...ground }, layers: named } }
}

const flat = (colour: string): Partial<Ground> => ({ colour, to: colour })
const slope = (colour: string, to: string, angle = 120): Partial<Ground> => ({ colour, to, angle })
const bare = { outline: 0, shadow: false } as const
/** Seen on a picture alone. */
const edged = (outlineColour: string) => ({ outline: 10, outlineColour, shadow: false })

/** Layouts of our own, each another one with a picture behind it too. None puts words under the video's length, lower right. */
export const templates: readonly Template[] = [
  template('Two lines', slope('#1b1035', '#6d28d9'), [
    text('I tried it', [56, 150, 640, 190], { size: 150 }),
    text('again', [56, 350, 640, 190], { size: 150, colour: '#ffd100' }),
  ]),
  template('Band', flat('#0b4a4f'), [
    shape('box', [-20, -30, 1320, 236], { colour: '#ffd100' }),
    text('Before you buy', [56, 20, 1168, 160], { ...bare, size: 150, colour: '#111111', align: 'middle' }),
  ]),
  template('Versus', slope('#12285c', '#8c1220', 90), [
    text('Train', [40, 250, 480, 200], { size: 150, align: 'middle' }),
    text('Plane', [760, 250, 480, 200], { size: 150, align: 'middle' }),
    shape('burst', [530, 250, 220, 220]),
    text('vs', [560, 290, 160, 140], { ...bare, size: 110, colour: '#111111', align: 'middle' }),
  ]),
  template('Big number', slope('#052e16', '#16a34a', 45), [
    text('7', [40, 40, 420, 640], { size: 560, colour: '#fff04d', align: 'middle' }),
    text('things nobody says', [470, 130, 754, 400], { size: 130, outline: 10, outlineColour: '#166534' }),
  ]),
  template('Before and after', slope('#475569', '#0ea5e9', 90), [
    text('Before', [50, 50, 470, 130], { size: 110, align: 'middle' }),
    text('After', [760, 50, 470, 130], { size: 110, align: 'middle', colour: '#b4e61d' }),
    shape('arrow', [525, 300, 230, 170]),
  ]),
  template('Calm', slope('#fbf6e6', '#e8dcc4', 180), [
    text('A slower morning', [96, 170, 700, 360], {
      ...edged('#fbf6e6'),
      typeface: PLAYFAIR,
      size: 130,
      colour: '#3b2a1a',
      upper: false,
    }),
    shape('box', [96, 560, 180, 12], { colour: '#c65f3f' }),
  ]),
  template('Handwritten', slope('#fce7f3', '#c9b8ec', 150), [
    text('my real week', [80, 130, 820, 430], {
      ...edged('#fce7f3'),
      typeface: CAVEAT,
      size: 170,
      colour: '#3c1361',
      upper: false,
    }),
    shape('emoji', [960, 90, 220, 220], { sign: '✍️' }),
  ]),
  template('Stamp', flat('#161616'), [
    shape('box', [110, 210, 840, 280], { colour: '#e3212c', turn: -6 }),
    text('Don’t do this', [150, 240, 760, 220], { ...bare, size: 170, align: 'middle', turn: -6 }),
    shape('emoji', [985, 80, 230, 230], { sign: '😱' }),
  ]),
]

export const firstScene: Scene = templates[0]?.scene ?? { format: 'hd', ground: plainGround, layers: [] }

/** Samples that mean the same whoever takes the layout. */
const lasting: readonly string[] = ['vs', 'Before', 'After']

export const samples: ReadonlySet<string> = new Set(
  templates.flatMap(({ scene }) => wordsOf(scene)).filter((words) => !lasting.includes(words)),
)

/** The scene with a text's words. Those typed over a sample take the other samples away: nobody has written them. */
export function withTyped(scene: Scene, id: string, words: string): Scene {
  const isFirst = textsOf(scene).some((layer) => layer.id === id && samples.has(layer.text))
  return {
    ...scene,
    layers: scene.layers.map((layer) => {
      if (layer.kind !== 'text') return layer
      if (layer.id === id) return { ...layer, text: words }
      return isFirst && samples.has(layer.text) ? { ...layer, text: '' } : layer
    }),
  }
}

export function wordsOf({ layers }: Scene): string[] {
  return layers.flatMap((layer) => (layer.kind === 'text' ? [layer.text] : []))
}

/** “7”, “?” and “vs” have places of their own, one a layout. */
const isSign = (words: string) => words.length <= 2
const isFigure = (words: string) => /^[\p{N}\p{P}\p{S}]+$/u.test(words)

/** Which of the words is the sign, the nearest to its place; where all have other places, only a figure is one. */
function signOf(words: readonly string[], at: number, places: number): number | undefined {
  const isSpare = words.length > places
  const able = [...words.keys()].filter((index) => {
    const word = words[index] ?? ''
    return isSign(word) && (isSpare || isFigure(word))
  })
  return able.toSorted((one, other) => Math.abs(one - at) - Math.abs(other - at))[0]
}

/** As much of a text as a layer holds, cut between letters: an emoji goes as a whole. */
function startOf(text: string): string {
  if (text.length <= MAX_LETTERS) return text
  let start = ''
  for (const letter of lettersOf(text)) {
    if (start.length + letter.length > MAX_LETTERS) break
    start += letter
  }
  return start
}

/**
 * The scene with these words in its texts, in their order; what has no place joins the last, and texts for which there are
 * none go, with the burst that held them.
 */
export function withWords(scene: Scene, words: readonly string[]): Scene {
  const all = textsOf(scene)
  if (words.length === 0 || all.length === 0) return scene
  const at = all.findIndex(({ text }) => isSign(text))
  const places = all.filter((_, index) => index !== at)
  const sign = at < 0 ? undefined : signOf(words, at, places.length)
  const lines = words.filter((_, index) => index !== sign)
  const last = lines.slice(places.length - 1).join('\n')
  const said = [...lines.slice(0, places.length - 1), last].filter((one) => one !== '')
  const written = new Map(places.map(({ id }, index) => [id, said[index]]))
  if (sign !== undefined) written.set(all[at]?.id ?? '', words[sign])
  const gone = all.filter(({ id }) => written.get(id) === undefined)
  return {
    ...scene,
    layers: scene.layers.flatMap((layer): SceneLayer[] => {
      if (layer.kind !== 'text') {
        const isLeft =
          layer.kind === 'shape' && layer.shape === 'burst' && gone.some((text) => holds(layer, text))
        return isLeft ? [] : [layer]
      }
      const text = written.get(layer.id)
      return text === undefined ? [] : [{ ...layer, text: startOf(text) }]
    }),
  }
}
