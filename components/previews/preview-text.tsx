import { blankPattern } from '@/lib/core/strings/blanks'

/** Words of a drawing; what the visitor has yet to fill in has a dashed line under it. */
export function PreviewText({ text }: { text: string }) {
  const blanks = [...text.matchAll(blankPattern)].map(({ 0: words, index }) => ({ words, index }))
  const ends = [0, ...blanks.map(({ words, index }) => index + words.length)]
  return (
    <>
      {blanks.map(({ words, index }, blankIndex) => (
        <span key={index}>
          {text.slice(ends[blankIndex], index)}
          <u className="decoration-2 decoration-dashed underline-offset-2">{words}</u>
        </span>
      ))}
      {text.slice(ends.at(-1))}
    </>
  )
}
