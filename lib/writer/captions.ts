import type { Random } from '@/lib/core/random'
import type { Post } from '@/lib/kits/posts/post'
import type { PromptReading } from '@/lib/tool/prompt-reading'
import { getEmojiSuffix, setCase } from './line'
import { finishSentence } from './sentences'
import { type TagPlatform, writeHashtags } from './tags'
import { type DraftText, writeTexts } from './texts'

type CaptionInput = {
  prompt: string
  parameters: { length: 'short' | 'medium' | 'long'; hashtags: number; emoji: string }
}

type CaptionOptions = {
  platform: TagPlatform
  /** Maximum number of characters for each length. */
  limits: Readonly<Record<CaptionInput['parameters']['length'], number>>
  isShortOneLine: boolean
}

/** Creates a caption tool's recipe: the visitor's own words, with the strongest sentence first or one fact per line. */
export function createCaptionDraft<Input extends CaptionInput>({ platform, limits, isShortOneLine }: CaptionOptions) {
  return {
    outputKind: 'sentences' as const,
    write({ reading, parameters }: Input & { reading: PromptReading }, random: Random): Post[] {
      const { instructions, isHardDay, details } = reading
      const isOneLine = isShortOneLine && parameters.length === 'short'
      const hashtags = writeHashtags(reading, platform, parameters.hashtags)
      const emojiSuffix = getEmojiSuffix(reading, parameters.emoji)
      const fits = ({ lead, rest }: DraftText) => {
        const text = [lead, ...rest].join('\n')
        return text.length + emojiSuffix.length <= limits[parameters.length] && !(isOneLine && text.includes('→'))
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
