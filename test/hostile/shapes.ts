/** A text of a wanted length: a head, what is repeated, and a tail that makes a match fail at its end. */
export type Shape = { head: string; pump: string; tail: string }

/** The shape's text with so many UTF-16 units, no more than one pump and the tail beyond it. */
export function textOf({ head, pump, tail }: Shape, length: number): string {
  const left = Math.max(0, length - head.length - tail.length)
  return head + pump.repeat(Math.ceil(left / pump.length)) + tail
}

export const nameOf = ({ head, pump, tail }: Shape): string =>
  [head && JSON.stringify(head), `${JSON.stringify(pump)}…`, tail && JSON.stringify(tail)]
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
]

export const generalShapes: readonly Shape[] = pumps.flatMap((pump) => [
  { head: '', pump, tail: '' },
  { head: 'x', pump, tail: '\u0001字' },
])

/** For a tool, behind words that it can write about, so that it does not stop at once. */
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
].map((pump) => ({ head: 'write me short bread tips for beginners ', pump, tail: '' }))
