import { blank } from '@/lib/fit/blanks'

/** A result's text with its blanks marked, so that none is posted by mistake. */
export function FilledText({ text }: { text: string }) {
  let at = 0
  const pieces = [...text.matchAll(blank)].map((match) => {
    const start = at
    at = match.index + match[0].length
    return { before: text.slice(start, match.index), words: match[0], at: match.index }
  })
  return (
    <p dir="auto" className="max-w-prose whitespace-pre-wrap">
      {pieces.map((piece) => (
        <span key={piece.at}>
          {piece.before}
          <mark className="rounded bg-raised px-1 font-semibold text-caution underline decoration-dashed">
            {piece.words}
          </mark>
        </span>
      ))}
      {text.slice(at)}
    </p>
  )
}
