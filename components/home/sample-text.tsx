import { blankPattern } from '@/lib/core/strings/blanks'

/** A text whose blanks, which only the visitor can fill, look like blanks. */
export function SampleText({ text }: { text: string }) {
  const textParts = text.split(blankPattern)
  const blanks = text.match(blankPattern) ?? []
  return textParts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a constant text.
    <span key={index}>
      {part}
      {blanks[index] && (
        <span className="border-field-line border-b border-dashed text-muted">{blanks[index].slice(1, -1)}</span>
      )}
    </span>
  ))
}
