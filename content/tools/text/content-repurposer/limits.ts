import { getWordBudget } from '@/lib/kits/scripts/word-budget'
import { measureUtf16Length } from '@/lib/platforms/counting/text-length'
import { instagramCaption } from '@/lib/platforms/networks/instagram'
import { linkedinPost } from '@/lib/platforms/networks/other-networks'
import { countFilledWords } from '@/lib/tool/recount-meters'
import type { Target } from './output'

/** Words a minute at which a script is spoken, and the seconds that it may take. */
export const SCRIPT_WORDS_PER_MINUTE = 160
const SCRIPT_SECONDS = 60

/** A subject longer than this is cut off in most inboxes on a phone: a target of ours, no provider states one. */
export const MAX_SUBJECT_LENGTH = 60

/** Posts at most: whoever reads more of a thread reads the text itself. */
export const MAX_POSTS = 12

type Limit = { max: number; measure: (text: string) => number; unit: 'characters' | 'words' }

/** How long a text may be besides X’s posts, each counted by itself. No provider limits a newsletter: its length is ours. */
export const limits: Readonly<Record<Exclude<Target, 'x-thread'>, Limit>> = {
  linkedin: { max: linkedinPost.max, measure: measureUtf16Length, unit: 'characters' },
  'ig-caption': { max: instagramCaption.max, measure: measureUtf16Length, unit: 'characters' },
  'tiktok-script': {
    max: getWordBudget(SCRIPT_SECONDS, SCRIPT_WORDS_PER_MINUTE),
    measure: countFilledWords,
    unit: 'words',
  },
  newsletter: { max: 4_000, measure: measureUtf16Length, unit: 'characters' },
}

/** Hashtags that a version ends with at most, whatever was asked for. */
export const maxHashtags: Readonly<Record<Target, number>> = {
  'x-thread': 1,
  linkedin: 5,
  'ig-caption': 5,
  'tiktok-script': 0,
  newsletter: 0,
}
