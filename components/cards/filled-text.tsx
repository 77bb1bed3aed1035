import { blank } from '@/lib/fit/blanks'

type Props = {
  text: string
  /** Phrases that are not from the visitor. */
  assumed?: readonly string[] | undefined
  className?: string
}

/** A result's text with its blanks marked, so that none is posted by mistake, and with what is not from the visitor underlined. */
export function FilledText({ text, assumed = [], className = '' }: Props) {
  let at = 0
  const pieces = marksIn(text, assumed).map((mark) => {
    const before = text.slice(at, mark.at)
    at = mark.at + mark.words.length
    return { ...mark, before }
  })
  return (
    <p dir="auto" className={`max-w-prose whitespace-pre-wrap ${className}`}>
      {pieces.map((piece) => (
        <span key={piece.at}>
          {piece.before}
          {piece.isBlank ? (
            <mark className="rounded bg-raised px-1 font-semibold text-caution underline decoration-dashed">
              {piece.words}
            </mark>
          ) : (
            <u className="decoration-caution decoration-wavy underline-offset-4">{piece.words}</u>
          )}
        </span>
      ))}
      {text.slice(at)}
    </p>
  )
}

type Mark = { at: number; words: string; isBlank: boolean }

/** In the order of the text; of two that overlap, the first. */
function marksIn(text: string, assumed: readonly string[]): Mark[] {
  const blanks = [...text.matchAll(blank)].map(({ 0: words, index }) => ({ at: index, words, isBlank: true }))
  const phrases = assumed.map((words) => ({ at: text.indexOf(words), words, isBlank: false }))
  const marks = [...blanks, ...phrases.filter(({ at }) => at >= 0)].sort((one, other) => one.at - other.at)
  return marks.filter((mark, index) => {
    const before = marks.slice(0, index)
    return before.every(({ at, words }) => at + words.length <= mark.at)
  })
}
