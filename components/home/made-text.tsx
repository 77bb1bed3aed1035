import { blank } from '@/lib/core/strings/blanks'

/** A text whose blanks, which only the visitor can fill, look like blanks. */
export function MadeText({ text }: { text: string }) {
  const words = text.split(blank)
  const blanks = text.match(blank) ?? []
  return words.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a constant text.
    <span key={index}>
      {part}
      {blanks[index] && (
        <span className="border-field-line border-b border-dashed text-muted">
          {blanks[index].slice(1, -1)}
        </span>
      )}
    </span>
  ))
}
