import { editCardText } from '@/components/run-state/edit-card-text'
import type { Card } from '@/lib/tool/card'

export function removePhrase(text: string, phrase: string): string {
  const offset = text.indexOf(phrase)
  if (offset < 0) return text
  const textBefore = text.slice(0, offset).replace(/[ ,;:]{1,3}$/, '')
  const textAfter = text.slice(offset + phrase.length).replace(/^[ ,;:]{1,3}(?=[.!?\n])|^[,;:]/, '')
  const startsSentence = textBefore === '' || /[.!?\n]$/.test(textBefore)
  const rest = startsSentence
    ? textAfter.replace(/^[ .!?]{1,3}/, '').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
    : textAfter
  const separator =
    textBefore !== '' && rest !== '' && !/^[\s.,;:!?]/.test(rest) && !textBefore.endsWith('\n') ? ' ' : ''
  return `${textBefore}${separator}${rest}`.trim()
}

export function removePhraseFromCard(card: Card, phrase: string): Card {
  return editCardText(card, removePhrase(card.copy, phrase))
}
