import { containsPhrase } from '@/lib/core/strings/contains-phrase'

/** A sentence that asks the reader to do something with the post or the account. */
const callToActionPattern =
  /\b(?:(?:save|share|bookmark|repost) (?:this|it|these)|follow (?:me|us|along|for|if)|(?:comment|reply) (?:below|with|and)|(?:tell|let) me (?:know )?in the comments|drop (?:a|your) comment|(?:tag|send (?:this|it) to) (?:a|someone|your)|link in (?:my |the )?bio|tap the link|subscribe)\b/i

/** The text without the sentences that ask for something, unless the visitor has typed them; for a caption that has its one call to action elsewhere. */
export function removeCallsToAction(text: string, visitorText = ''): string {
  return text
    .split('\n')
    .map((line) =>
      callToActionPattern.test(line)
        ? (line.match(/[^.!?]+[.!?]*\s*/gu) ?? [])
            .filter((sentence) => !callToActionPattern.test(sentence) || containsPhrase(visitorText, sentence))
            .join('')
            .trim()
        : line,
    )
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
