/**
 * A text of a wanted length: a head, what is repeated, and a tail that makes a match fail at its end. A pump that
 * depends on its place repeats nothing: equal parts are often counted once, which hides quadratic time.
 */
export type Shape = { head: string; pump: string | ((at: number) => string); tail: string }

/** The shape's text with so many UTF-16 units, no more than one pump and the tail beyond it. */
export function buildText({ head, pump, tail }: Shape, length: number): string {
  const pumpLength = Math.max(0, length - head.length - tail.length)
  if (typeof pump === 'string') return head + pump.repeat(Math.ceil(pumpLength / pump.length)) + tail
  let text = ''
  for (let at = 0; text.length < pumpLength; at += 1) text += pump(at)
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

/** What has stopped writers before, whatever the expression or tool. */
const pumps = [
  'a',
  ' ',
  '\n',
  '\r',
  '\t\n ',
  'a ',
  'a@',
  'a.',
  'a-',
  'aé',
  '<',
  '#a',
  '7',
  '1,',
  '!?.,;:',
  '-',
  '"',
  '“a',
  "it's ",
  '({[',
  'Aa bB ',
  'ÄÖ ',
  '字',
  '😀',
  '👩‍👩‍👧\u200d',
  'https://a.b/',
  'short ',
  '\u0316\u0301',
]

export const generalShapes: readonly Shape[] = pumps.flatMap((pump) => [
  { head: '', pump, tail: '' },
  { head: 'x', pump, tail: '\u0001字' },
])

const syllables = ['ba', 'ke', 'lo', 'mi', 'nu', 'ra', 'se', 'ti', 'vo', 'ga', 'pe', 'du', 'fi', 'ho', 'ja', 'ly']

/** Another invented word for each place. */
function createWord(at: number): string {
  return [...(at + syllables.length).toString(syllables.length)]
    .map((digit) => syllables[Number.parseInt(digit, syllables.length)])
    .join('')
}

const createName = (at: number) => createWord(at).charAt(0).toUpperCase() + createWord(at).slice(1)

/** Lists whose entries all differ. */
const listPumps: readonly ((at: number) => string)[] = [
  (at) => `#t${at} `,
  (at) => `#${createWord(at)} `,
  (at) => `@${createWord(at)} `,
  (at) => `https://a.co/${at} `,
  (at) => `${at},`,
  (at) => `${createWord(at)}, `,
  (at) => `${createName(at)} `,
  (at) => `${createWord(at)}\n`,
  (at) => `${at}. ${createWord(at)}\n`,
  (at) => `${createName(at)}: ${createWord(3 * at)}.\n\n`,
  (at) => `${createName(at)} is ${createWord(3 * at)}. `,
  (at) => `But ${createWord(at)}? `,
  (at) => `U.S.${createName(at).charAt(0)}. `,
  (at) => `${Math.floor(at / 60)}:${String(at % 60).padStart(2, '0')} ${createWord(at)}\n`,
  (at) => `"${createWord(at)}" {${createWord(at)}} `,
  (at) => String.fromCodePoint(0x4e00 + (at % 20_000)),
  (at) => `${String.fromCodePoint(0x4e00 + (at % 20_000), 0x4e00 + ((7 * at) % 20_000))}。`,
  (at) => `${String.fromCodePoint(0x430 + (at % 32), 0x430 + ((at >> 5) % 32), 0x430)}. `,
  (at) => `${String.fromCodePoint(0x627 + (at % 20), 0x627 + ((at >> 2) % 20), 0x627 + ((at >> 5) % 20))} `,
]

const promptHead = 'write me short bread tips for beginners '

/** For a tool, behind words that it can write about, so that it does not stop at once. */
export const listShapes: readonly Shape[] = listPumps.map((pump) => ({ head: promptHead, pump, tail: '' }))

/** For a tool, too. */
export const toolShapes: readonly Shape[] = [
  'a',
  ' \n',
  'a ',
  'a@',
  '<',
  ' #a',
  '7',
  '!?.,;:',
  '"',
  "it's ",
  '({[',
  'Aa bB ',
  '👩‍👩‍👧\u200d',
  '12:34 x\n',
  'https://a.b/ ',
  'write me short ',
  '\u0316\u0301',
].map((pump) => ({ head: promptHead, pump, tail: '' }))
