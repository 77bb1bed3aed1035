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

/** A normal text as a shape: it must be dealt with in time that grows with its length, too. */
export const normalShape = (text: string): Shape => ({ head: '', pump: text, tail: '' })

/** What has stopped writers before, whatever the expression or tool. */
const pumps = [
  'a',
  ' ',
  '\n',
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
