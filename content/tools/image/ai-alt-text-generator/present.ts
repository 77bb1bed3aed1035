import { truncateAtWord } from '@/lib/core/strings/word-limits'
import { countWords } from '@/lib/core/strings/words'
import { measureUtf16Length } from '@/lib/platforms/counting/text-length'
import type { Card } from '@/lib/tool/card'
import { MAX_CARRY_LENGTH } from '@/lib/tool/form'
import type { AltText } from './alt-text'
import { type AltTextInput, getPlatformName } from './fields'
import { getLengthLimit } from './fit'

type AltTextRule = { condition: RegExp | ((text: string) => boolean); message: string }

const altTextRules: readonly AltTextRule[] = [
  {
    condition: /\.(?:jpe?g|png|heic|webp|gif|avif)\b|\b(?:IMG|DSC|PXL|DJI)[_-]?\d{3}/i,
    message: 'There’s a file name in it. Say what it shows instead.',
  },
  {
    condition: /(?<![\p{L}\p{N}])#[\p{L}\p{N}]/u,
    message: 'Hashtags are read out letter by letter or word by word. Leave them to the caption.',
  },
  // Excludes ©, ®, ™ and digits, which are emoji only when U+FE0F follows.
  {
    condition: /\p{Emoji_Presentation}|\p{Emoji}\uFE0F/u,
    message: 'Every emoji is read out by its name. Leave them out here.',
  },
  { condition: /https?:\/\//i, message: 'A link in an alt text can’t be tapped. Put it in the post.' },
  {
    // Two or more words in capitals in a row, longer than two short acronyms.
    condition: (text) =>
      (text.match(/(?<!\p{Lu})\p{Lu}{2,}(?:[ ,!-]\p{Lu}{2,})+/gu) ?? []).some(({ length }) => length > 10),
    message: 'Some screen readers spell words in capitals. Write them normally.',
  },
  {
    condition: (text) => countWords(text) <= 2,
    message: 'Two words say little. Add what it’s doing, or where.',
  },
]

export function lintAltText(text: string): string[] {
  return altTextRules
    .filter(({ condition }) => (condition instanceof RegExp ? condition.test(text) : condition(text)))
    .map(({ message }) => message)
}

const emptyAlt = 'alt=""'

export function present(item: AltText, input: AltTextInput): Omit<Card, 'id' | 'item'> {
  if (input.parameters.purpose === 'decorative') return decorativeCard
  const { kind, text, visibleText } = item
  const warnings = [...new Set([...item.warnings, ...lintAltText(text)])]
  const includesVisibleText = text.includes(visibleText)
  return {
    heading: kind === 'short' ? 'Short' : 'In more detail',
    parts: [
      { label: 'Alt text', text, rank: 'answer' },
      ...(includesVisibleText ? [] : [{ label: 'Text in the picture', text: visibleText }]),
      ...(warnings.length > 0 ? [{ label: 'Check', text: warnings.join(' ') }] : []),
    ],
    copy: text,
    review: true,
    carry: truncateAtWord(text, MAX_CARRY_LENGTH),
    meters: [
      {
        label: 'Alt text',
        value: measureUtf16Length(text),
        limit: getLengthLimit(kind, input),
        unit: 'characters',
        of: 'copy',
        ...(kind === 'short' && { target: true as const }),
      },
    ],
    tags: [getPlatformName(input.parameters.platform)],
  }
}

const decorativeCard: Omit<Card, 'id' | 'item'> = {
  heading: 'Decoration',
  parts: [
    { label: 'Alt text', text: emptyAlt, rank: 'answer' },
    {
      label: 'Why',
      text: 'On a website an empty alt tells screen readers to skip the picture. Leave the quotation marks in: without the attribute some read out the file name.',
    },
    {
      label: 'In a post',
      text: 'Networks have no such mark. A picture that is the post is never only decoration, so describe it there.',
    },
  ],
  copy: emptyAlt,
  carry: '',
}
