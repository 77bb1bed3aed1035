import { truncateAtWord } from '@/lib/core/strings/truncate-at-word'
import { measureUtf16Length } from '@/lib/platforms/counting/text-length'
import { altTextLimits } from '@/lib/platforms/networks/alt-text'
import type { Card } from '@/lib/tool/card'
import { MAX_CARRY_LENGTH } from '@/lib/tool/form'
import type { AltText } from './alt-text'
import type { AltTextInput } from './fields'
import { getLengthLimit } from './fit'
import { lintAltText } from './lint-alt-text'

const emptyAlt = 'alt=""'

export function present(item: AltText, input: AltTextInput): Omit<Card, 'id' | 'item'> {
  if (input.parameters.purpose === 'decorative') return decorativeCard
  const { kind, text, visibleText } = item
  const { network } = altTextLimits[input.parameters.platform]
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
    tags: [network],
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
