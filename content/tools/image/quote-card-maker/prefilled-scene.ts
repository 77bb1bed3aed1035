import { addPostNumber, numberings } from '@/lib/platforms/x/thread/numbering'
import type { MakerPrefill } from '@/lib/tool/maker-prefill'
import { initialScene, MAX_TEXT_LENGTH, type QuoteScene } from './scene'

/** A card for each text of a thread or a carousel, in its place. */
export function createPrefilledScene({ texts }: MakerPrefill): QuoteScene {
  const cardTexts = texts.map((text, index) => removePostNumber(text, index + 1, texts.length).replace(/\n{2,}/g, '\n'))
  return {
    ...initialScene,
    text: cardTexts.join('\n\n').slice(0, MAX_TEXT_LENGTH),
    mode: 'one',
    split: true,
    mark: false,
  }
}

/** A post without the number that its thread gave it: cards have their own. “24/7” is none. */
function removePostNumber(text: string, postNumber: number, postCount: number): string {
  for (const style of numberings) {
    const [prefix = '', suffix = ''] = addPostNumber('|', postNumber, postCount, style).split('|')
    if (prefix + suffix !== '' && text.startsWith(prefix) && text.endsWith(suffix))
      return text.slice(prefix.length, text.length - suffix.length)
  }
  return text
}
