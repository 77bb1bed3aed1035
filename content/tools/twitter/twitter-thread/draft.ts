import { hasBlank } from '@/lib/core/strings/blanks'
import { measureWeightedLength } from '@/lib/platforms/counting/text-length'
import { splitThread } from '@/lib/platforms/thread/split-posts'
import type { PromptReading } from '@/lib/tool/prompt-reading'
import { buildSequence } from '@/lib/writer/sequence-parts'
import type { ThreadInput, ThreadPost } from './fields'

/** Maximum weighted length at which two parts share a post. */
const MAX_JOINED_WEIGHT = 150

type ThreadDraftInput = ThreadInput & { reading: PromptReading }

export const draft = {
  outputKind: 'sentences' as const,
  write(input: ThreadDraftInput): ThreadPost[] {
    const { openings, texts } = buildPosts(input)
    return texts.map((text, index) => ({
      n: index + 1,
      of: texts.length,
      text,
      alternatives: index === 0 ? openings.filter((opening) => opening !== text).slice(0, 2) : [],
    }))
  },
}

function buildPosts({ reading, parameters }: ThreadDraftInput): { openings: string[]; texts: string[] } {
  const { openings, parts } = buildSequence(reading)
  if (reading.kind === 'pasted')
    return { openings: [], texts: splitThread(reading.text, parameters.numbering).map((text) => text.trim()) }
  const [opening = reading.text] = openings
  const posts: string[] = []
  for (const part of [opening, ...parts].flatMap((text) => splitThread(text, parameters.numbering))) {
    const joined = `${posts.at(-1) ?? ''}\n\n${part.trim()}`
    const canJoin = posts.length > 1 && !hasBlank(joined) && measureWeightedLength(joined) <= MAX_JOINED_WEIGHT
    if (canJoin) posts.splice(-1, 1, joined)
    else posts.push(part.trim())
  }
  return { openings, texts: posts }
}
