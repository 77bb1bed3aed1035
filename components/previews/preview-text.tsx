import { blankPattern } from '@/lib/core/strings/blanks'

const blankSplitPattern = new RegExp(`(${blankPattern.source})`, 'u')

export function PreviewText({ text }: { text: string }) {
  // A split by a capturing group alternates between text and blanks.
  return text.split(blankSplitPattern).map((chunk, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: each change renders the whole text again.
      <u key={index} className="decoration-2 decoration-dashed underline-offset-2">
        {chunk}
      </u>
    ) : (
      chunk
    ),
  )
}
