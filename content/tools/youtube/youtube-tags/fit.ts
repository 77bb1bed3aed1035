import { cleanText, limitEmoji } from '@/lib/core/strings/clean-text'
import { hasInventedNumber } from '@/lib/core/strings/invented-numbers'
import { isRejected } from '@/lib/core/strings/rejection-reason'
import { usesAvoidedWord } from '@/lib/core/strings/unwanted-words'
import { fitNote } from '@/lib/kits/hashtag-notes'
import { isFillerTag } from '@/lib/platforms/hashtags/fit-hashtags'
import { limitTagsLength } from '@/lib/platforms/youtube/tags'
import { kinds, type TagInput, type TagList } from './fields'

/** A longer text is a sentence, not a tag. */
const MAX_TAG_LENGTH = 60

/** Returns distinct tags valid on YouTube, within the total budget; null if none remain. */
export function fitTags({ kind, entries, note }: TagList, input: TagInput): TagList | null {
  const { prompt, parameters } = input
  const visitorText = `${prompt} ${parameters.channel}`
  const usableTags = new Set(entries.map(cleanTag))
    .values()
    .filter(
      (tag) =>
        /[\p{L}\p{N}]/u.test(tag) &&
        [...tag].length <= MAX_TAG_LENGTH &&
        !isFillerTag(tag) &&
        !isRejected(tag) &&
        !hasInventedNumber(tag, visitorText) &&
        !usesAvoidedWord(tag, parameters.avoid),
    )
    .take(kinds[kind].maxCount)
  const retainedTags = limitTagsLength([...usableTags], parameters.budget)
  return retainedTags.length === 0 ? null : { kind, entries: retainedTags, note: fitNote(note, visitorText) }
}

/** A comma ends a tag, and YouTube rejects < and >. */
function cleanTag(text: string): string {
  return limitEmoji(cleanText(text), 0)
    .replace(/["“”„«»<>#,;\n]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}
