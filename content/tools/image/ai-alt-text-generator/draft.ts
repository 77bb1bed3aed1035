import type { DraftRecipe } from '@/lib/tool/prompt-tool'
import type { AltText } from './alt-text'
import { composeAltText } from './alt-text'
import type { AltTextInput, altTextFields } from './fields'
import { getLengthLimit } from './fit'

const createAltText = (kind: AltText['kind'], text: string): AltText => ({
  kind,
  text,
  visibleText: '',
  warnings: [],
})

/** Orders the visitor's words for screen readers; adds a long version only if it says more. */
export const draft: DraftRecipe<typeof altTextFields, AltText> = {
  outputKind: 'excerpts',
  *write(input) {
    const fullText = composeAltText(getSceneParts(input))
    const versions = [
      fullText,
      composeAltText({ ...getSceneParts(input), words: '' }),
      composeAltText({ ...getSceneParts(input), words: '', place: '' }),
    ]
    const shortText = versions.find(({ length }) => length <= getLengthLimit('short', input)) ?? versions.at(-1) ?? ''
    yield createAltText('short', shortText)
    if (shortText !== fullText) yield createAltText('long', fullText)
  },
}

const getSceneParts = ({ prompt, parameters: { action, place, words } }: AltTextInput) => ({
  subject: prompt,
  action,
  place,
  words,
})
