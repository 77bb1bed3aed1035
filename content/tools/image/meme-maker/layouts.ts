/** In shares of the picture area, from 0 to 1. */
type Share = readonly [x: number, y: number, width: number, height: number]

export type Stand = 'top' | 'middle' | 'bottom'

/** `on` is what the words stand on: a picture, or plain paper. */
export type CaptionPlace = { share: Share; stands: Stand; on: 'picture' | 'paper'; text: string }

export type MemeLayout = {
  id: string
  name: string
  /** Height of the area as a share of its width; a single panel takes its picture's instead. */
  ratio: number
  panels: readonly Share[]
  captions: readonly CaptionPlace[]
}

/** Between two panels, as a share of the width. */
const gap = 0.008
const half = (1 - gap) / 2
const third = (1 - 2 * gap) / 3
const edge = 0.03

const whole: Share = [0, 0, 1, 1]
const within = ([x, y, width, height]: Share, stands: Stand, text: string): CaptionPlace => {
  const tall = stands === 'middle' ? height - 2 * edge : height * 0.36
  const top = { top: y + edge, middle: y + edge, bottom: y + height - edge - tall }[stands]
  return { share: [x + edge, top, width - 2 * edge, tall], stands, on: 'picture', text }
}
const onPaper = ([x, y, width, height]: Share, text: string): CaptionPlace => ({
  share: [x + edge, y + edge, width - 2 * edge, height - 2 * edge],
  stands: 'middle',
  on: 'paper',
  text,
})

const columns: readonly [Share, Share] = [
  [0, 0, half, 1],
  [half + gap, 0, half, 1],
]
const rowsOf = (count: 2 | 3, x: number, width: number): Share[] => {
  const height = count === 2 ? half : third
  return Array.from({ length: count }, (_, index) => [x, index * (height + gap), width, height])
}
const [leftTop, leftBottom] = rowsOf(2, 0, half) as [Share, Share]
const [rightTop, rightBottom] = rowsOf(2, half + gap, half) as [Share, Share]
const [one, two, three] = rowsOf(3, 0, half) as [Share, Share, Share]
const [first, second, last] = rowsOf(3, half + gap, half) as [Share, Share, Share]

/** Arrangements of our own, without anybody's picture; the first is the one that a meme begins with. */
export const layouts = [
  {
    id: 'classic',
    name: 'Top and bottom',
    ratio: 0.8,
    panels: [whole],
    captions: [within(whole, 'top', 'Top text'), within(whole, 'bottom', 'Bottom text')],
  },
  {
    id: 'label',
    name: 'One caption',
    ratio: 0.8,
    panels: [whole],
    captions: [within(whole, 'bottom', 'Your caption')],
  },
  {
    id: 'labels',
    name: 'Three labels',
    ratio: 0.7,
    panels: [whole],
    captions: [
      { share: [0.04, 0.4, 0.26, 0.24], stands: 'middle', on: 'picture', text: 'What tempts me' },
      { share: [0.37, 0.34, 0.26, 0.24], stands: 'middle', on: 'picture', text: 'Me' },
      { share: [0.7, 0.4, 0.26, 0.24], stands: 'middle', on: 'picture', text: 'What I planned' },
    ],
  },
  {
    id: 'two',
    name: 'Side by side',
    ratio: 0.75,
    panels: columns,
    captions: [within(columns[0], 'bottom', 'Expectation'), within(columns[1], 'bottom', 'Reality')],
  },
  {
    id: 'choice',
    name: 'No and yes',
    ratio: 1,
    panels: [leftTop, leftBottom],
    captions: [onPaper(rightTop, 'The old way'), onPaper(rightBottom, 'The better way')],
  },
  {
    id: 'steps',
    name: 'Three steps',
    ratio: 1.2,
    panels: [one, two, three],
    captions: [
      onPaper(first, 'First this'),
      onPaper(second, 'Then this'),
      onPaper(last, 'And suddenly this'),
    ],
  },
  {
    id: 'grid',
    name: 'Four panels',
    ratio: 1,
    panels: [leftTop, rightTop, leftBottom, rightBottom],
    captions: [
      within(leftTop, 'bottom', 'One'),
      within(rightTop, 'bottom', 'Two'),
      within(leftBottom, 'bottom', 'Three'),
      within(rightBottom, 'bottom', 'Four'),
    ],
  },
  {
    id: 'sign',
    name: 'Only words',
    ratio: 1,
    panels: [],
    captions: [onPaper(whole, 'Change my mind')],
  },
] as const satisfies readonly MemeLayout[]

export type LayoutId = (typeof layouts)[number]['id']

export const layoutOf = (id: LayoutId): MemeLayout => layouts.find((one) => one.id === id) ?? layouts[0]
