import { withoutLastSentence } from '@/lib/kits/posts/shorter-post'
import type { Draft } from '@/lib/tool/define'
import type { AltText } from './alt-text'
import { composeAltText } from './compose'
import type { AltTextInput, altTextFields } from './fields'
import { getLengthLimit } from './fit'

const made = (kind: AltText['kind'], text: string): AltText => ({ kind, text, visibleText: '', warnings: [] })

/** The visitor's own words in the order that screen readers need; a short one only where it says less. */
export const draft: Draft<typeof altTextFields, AltText> = {
  writes: 'excerpts',
  *write(input) {
    const whole = composeAltText(partsOf(input))
    const versions = [
      whole,
      composeAltText({ ...partsOf(input), words: '' }),
      composeAltText({ ...partsOf(input), words: '', place: '' }),
    ]
    const short =
      versions.find(({ length }) => length <= getLengthLimit('short', input)) ?? versions.at(-1) ?? ''
    yield made('short', short)
    if (short !== whole) yield made('long', whole)
  },
  shorten(item) {
    const text = withoutLastSentence(item.text)
    return text === '' ? null : { ...item, text, warnings: [] }
  },
}

const partsOf = ({ prompt, parameters: { action, place, words } }: AltTextInput) => ({
  subject: prompt,
  action,
  place,
  words,
})
