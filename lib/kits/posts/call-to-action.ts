import { containsPhrase } from '@/lib/core/strings/contains-phrase'

const callToActionPattern =
  /\b(?:(?:save|share|bookmark|repost) (?:this|it|these)|follow (?:me|us|along|for|if)|(?:comment|reply) (?:below|with|and)|(?:tell|let) me (?:know )?in the comments|drop (?:a|your) comment|(?:tag|send (?:this|it) to) (?:a|someone|your)|link in (?:my |the )?bio|tap the link|subscribe)\b/i

/**
 * Removes sentences with a call to action unless the visitor typed them, for captions whose call to action is
 * elsewhere.
 */
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
