import { casedLine, innerOf } from './casing'
import { isPlainName } from './grammar'
import type { Shown } from './kind-features'
import { quoted, withoutClosing } from './marks'
import { mend } from './mend'
import { withoutRequest } from './request'
import { splitSentences } from './sentences'
import { tag, termsOf } from './tagger'
import { tidy } from './tidy'

export function shownOf(prompt: string): Shown {
  const { text } = tidy(prompt)
  const asked = withoutRequest(text.replace(/[ \t]+/g, ' ').trim())
  const bare = asked.text === '' ? prompt.trim() : asked.text
  const parts = splitSentences(mend(bare))
  const { words, mark } = withoutClosing(quoted(parts.join(' ').replace(/\s+/g, ' ')))
  const inner = innerOf(casedLine(words), isPlainName)
  return { terms: termsOf(tag(inner + mark)).flat(), text: text, mark, sentences: parts.length }
}
