import { findWords } from '@/lib/core/strings/count-words'

export type Pace = {
  /** Words a minute. */
  wpm: number
  /** Whether marks cost time of their own: a pace that was measured on a whole text has these in it. */
  punctuation: boolean
}

/** Where a word or a pause stands, in UTF-16 units, and when it begins and ends, in seconds from the start. */
export type Moment = { at: number; end: number; from: number; to: number; spoken: boolean }

/** Seconds of what is neither said nor a direction with a time of its own. */
const pauses = { beat: 1, long: 3, comma: 0.2, sentence: 0.5, paragraph: 1 }

const direction = /\[(?<named>[^[\]\n]{0,200})\]/g
const mark =
  /(?<paragraph>\n[^\S\n]*\n)|(?<sentence>(?<![.!?…。！？])(?:[.!?…]+(?=\s|$|["”’)])|[。！？]+))|(?<comma>(?<![,;:،、，；：])(?:[,;:،]+(?=\s|$)|[、，；：]+)|\s[–—]\s)/g

/**
 * What a script's words and pauses take. What stands in square brackets is not said: [beat] and [pause] are a second, [long pause] three, [2 s]
 * or [pause 1.5s] what they say, anything else is a direction and takes no time.
 */
export function momentsOf(text: string, { wpm, punctuation }: Pace): Moment[] {
  const directions = Array.from(text.matchAll(direction), ({ 0: found, groups, index }) => ({
    at: index,
    end: index + found.length,
    seconds: secondsOf(groups?.named ?? ''),
  }))
  const said = text.replace(direction, ({ length }) => ' '.repeat(length))
  const words = findWords(said).map(({ text: word, index }) => ({
    at: index,
    end: index + word.length,
    seconds: 60 / wpm,
  }))
  const spoken = new Set(words)
  const marks = punctuation ? marksIn(said) : []
  let time = 0
  return [...words, ...directions, ...marks]
    .filter(({ seconds }) => seconds > 0)
    .toSorted((one, other) => one.at - other.at)
    .map((part) => {
      const from = time
      time += part.seconds
      return { at: part.at, end: part.end, from, to: time, spoken: spoken.has(part) }
    })
}

function secondsOf(named: string): number {
  const words = named.trim().toLowerCase()
  const timed =
    /^(?:(?:long\s|short\s)?(?:beat|pause|break|silence)\s?)?(\d{1,2}(?:\.\d)?)\s?(?:s|sec|secs|seconds?)$/.exec(
      words,
    )
  if (timed) return Number(timed[1])
  if (/^long (?:beat|pause)$/.test(words)) return pauses.long
  return /^(?:(?:short )?(?:beat|pause)|breath|breathe)$/.test(words) ? pauses.beat : 0
}

function marksIn(said: string) {
  return Array.from(said.matchAll(mark), ({ 0: found, groups = {}, index }) => ({
    at: index,
    end: index + found.length,
    seconds: groups.paragraph ? pauses.paragraph : groups.sentence ? pauses.sentence : pauses.comma,
  }))
}
