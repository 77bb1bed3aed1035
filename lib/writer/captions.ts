import type { Random } from '@/lib/core/random'
import { type CaptionInput, type CaptionRules, isSingleLine } from '@/lib/kits/posts/caption'
import type { Post } from '@/lib/kits/posts/post'
import type { DraftContext } from '@/lib/tool/prompt-tool'
import { getEmojiSuffix, setCase } from './line'
import { finishSentence } from './sentences'
import { type TagPlatform, writeHashtags } from './tags'
import { type DraftText, writeTexts } from './texts'

export function createCaptionDraft(platform: TagPlatform, rules: Pick<CaptionRules, 'textLimits' | 'isShortOneLine'>) {
  return {
    outputKind: 'sentences' as const,
    write({ reading, parameters }: CaptionInput & DraftContext, random: Random): Post[] {
      const { instructions, isHardDay, details } = reading
      const isOneLine = isSingleLine({ parameters }, rules)
      const hashtags = writeHashtags(reading, platform, parameters.hashtags)
      const emojiSuffix = getEmojiSuffix(reading, parameters.emoji)
      const fits = ({ lead, rest }: DraftText) => {
        const text = [lead, ...rest].join('\n') + emojiSuffix
        return text.length <= rules.textLimits[parameters.length] && !(isOneLine && text.includes('→'))
      }
      const texts = writeTexts(reading, 'caption', random)
      const fittingTexts = texts.filter(fits)
      return (fittingTexts.length > 0 ? fittingTexts : texts.slice(-1)).map(({ angle, lead, rest }) => ({
        angle: isHardDay ? 'Quietly' : angle,
        hook: setCase(isOneLine && rest.length > 0 ? finishSentence(lead) : lead, instructions) + emojiSuffix,
        body: setCase(isOneLine ? rest.map((line) => finishSentence(line)).join(' ') : rest.join('\n'), instructions),
        cta: details.action && !isHardDay ? finishSentence(details.action) : '',
        hashtags,
      }))
    },
  }
}
