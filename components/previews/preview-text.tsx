import { blankPattern } from '@/lib/core/strings/blanks'

export function PreviewText({ text }: { text: string }) {
  const blanks = [...text.matchAll(blankPattern)].map(({ 0: blankText, index }) => ({ words: blankText, index }))
  const endOffsets = [0, ...blanks.map(({ words: blankText, index }) => index + blankText.length)]
  return (
    <>
      {blanks.map(({ words: blankText, index }, blankIndex) => (
        <span key={index}>
          {text.slice(endOffsets[blankIndex], index)}
          <u className="decoration-2 decoration-dashed underline-offset-2">{blankText}</u>
        </span>
      ))}
      {text.slice(endOffsets.at(-1))}
    </>
  )
}
