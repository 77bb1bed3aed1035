import { cleanText, limitEmoji } from '@/lib/core/strings/clean-text'
import { usesAvoidedWord } from '@/lib/core/strings/unwanted-words'
import { countWords } from '@/lib/core/strings/words'
import { collectVisitorText, shouldRejectText } from '@/lib/tool/visitor-text'
import { getPostingDays, type PlanInput, type Post } from './fields'

const MAX_HOOK_WORDS = 18
const MAX_PILLAR_WORDS = 8

export function fitPost(post: Post, { prompt, parameters }: PlanInput): Post | null {
  if (!getPostingDays(parameters).includes(post.day)) return null
  const fittedPost: Post = {
    ...post,
    pillar: limitEmoji(cleanText(post.pillar), 0).replace(/\.$/, ''),
    idea: limitEmoji(cleanText(post.idea), 0),
    hook: limitEmoji(cleanText(post.hook), 0),
  }
  const texts = [fittedPost.pillar, fittedPost.idea, fittedPost.hook]
  const visitorText = `${collectVisitorText({ prompt, parameters })}\n${parameters.pillars}`
  if (texts.some((text) => text === '' || shouldRejectText(text, visitorText))) return null
  if (countWords(fittedPost.hook) > MAX_HOOK_WORDS || countWords(fittedPost.pillar) > MAX_PILLAR_WORDS) return null
  return usesAvoidedWord(texts.join(' '), parameters.avoid) ? null : fittedPost
}
