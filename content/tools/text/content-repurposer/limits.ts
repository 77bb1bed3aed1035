import { getWordBudget } from '@/lib/kits/scripts/word-budget'
import { measureUtf16Length } from '@/lib/platforms/counting/text-length'
import { instagramCaption } from '@/lib/platforms/networks/instagram'
import { linkedinPost } from '@/lib/platforms/networks/other-networks'
import { countFilledWords } from '@/lib/tool/recount-meters'
import type { Target } from './output'

export const SCRIPT_WORDS_PER_MINUTE = 160
const SCRIPT_SECONDS = 60

/** Most phone inboxes cut off longer subjects. Our own target: no provider states a limit. */
export const MAX_SUBJECT_LENGTH = 60

/** Our own limit for a readable thread. */
export const MAX_POSTS = 12

type Limit = { max: number; measure: (text: string) => number; unit: 'characters' | 'words' }

/**
 * Length limits of every target except X, whose posts are counted separately. The newsletter limit is ours; no provider
 * sets one.
 */
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

/** Most hashtags at the end of a version, even if more are requested. */
export const maxHashtags: Readonly<Record<Target, number>> = {
  'x-thread': 1,
  linkedin: 5,
  'ig-caption': 5,
  'tiktok-script': 0,
  newsletter: 0,
}
