import { capitalizeFirst } from '@/lib/core/strings/capitalize-first'

/**
 * A text made of a head, a repeated pump, and a tail that makes a match fail at its end. Use a pump function to make
 * each repetition different, because equal parts are often counted once, which hides quadratic time.
 */
export type Shape = { head: string; pump: string | ((index: number) => string); tail: string }

/** Builds the shape's text with the given number of UTF-16 units, at most one pump and the tail more. */
export function buildText({ head, pump, tail }: Shape, length: number): string {
  const pumpLength = Math.max(0, length - head.length - tail.length)
  if (typeof pump === 'string') return head + pump.repeat(Math.ceil(pumpLength / pump.length)) + tail
  let text = ''
  for (let index = 0; text.length < pumpLength; index += 1) text += pump(index)
  return head + text + tail
}

export const formatShape = ({ head, pump, tail }: Shape): string =>
  [
    head && JSON.stringify(head),
    `${JSON.stringify(typeof pump === 'string' ? pump : pump(0) + pump(1))}…`,
    tail && JSON.stringify(tail),
  ]
    .filter((part) => part !== '')
    .join(' + ')

const syllables = ['ba', 'ke', 'lo', 'mi', 'nu', 'ra', 'se', 'ti', 'vo', 'ga', 'pe', 'du', 'fi', 'ho', 'ja', 'ly']

function createWord(index: number): string {
  return [...(index + syllables.length).toString(syllables.length)]
    .map((digit) => syllables[Number.parseInt(digit, syllables.length)])
    .join('')
}

const createName = (index: number) => capitalizeFirst(createWord(index))

const pumps: readonly Shape['pump'][] = [
  (index) => `#${createWord(index)} `,
  (index) => `https://a.co/${index} `,
  (index) => `${createWord(index)}, `,
  (index) => `${index}. ${createWord(index)}\n`,
  (index) => `${createName(index)} is ${createWord(3 * index)}. `,
  (index) => `${String.fromCodePoint(0x4e00 + (index % 20_000), 0x4e00 + ((7 * index) % 20_000))}。`,
  (index) => `${String.fromCodePoint(0x627 + (index % 20), 0x627 + ((index >> 2) % 20), 0x627 + ((index >> 5) % 20))} `,
  ' \n',
  'a@',
  '!?.,;:',
  "it's ",
  '12:34 x\n',
]

/** The head has words that a tool can write about, so that it does not stop at once. */
export const shapes: readonly Shape[] = pumps.map((pump) => ({
  head: 'write me short bread tips for beginners ',
  pump,
  tail: '',
}))
