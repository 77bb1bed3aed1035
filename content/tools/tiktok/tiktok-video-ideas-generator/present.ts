import { FIRST_LINE_PREFIX } from '@/lib/browser/export/plan-dates'
import { capitalizeFirst } from '@/lib/core/strings/capitalize-first'
import { truncateAtWord } from '@/lib/core/strings/word-limits'
import type { Card } from '@/lib/tool/card'
import { MAX_CARRY_LENGTH } from '@/lib/tool/form'
import { formatPlanDay, type Post, postFormatLabels } from './fields'

export function presentPost(post: Post): Omit<Card, 'id' | 'item'> {
  const { day, pillar, idea, hook } = post
  const format = postFormatLabels[post.format]
  const effort = capitalizeFirst(post.effort)
  return {
    heading: formatPlanDay(day),
    parts: [
      { label: 'Film this', text: idea },
      { label: 'Say first', text: hook },
    ],
    schedule: { day, pillar, format, effort },
    tags: [pillar, format, `${effort} to film`],
    copy: `${idea}\n${FIRST_LINE_PREFIX}${hook}`,
    carry: truncateAtWord(`${idea} ${FIRST_LINE_PREFIX}${hook}`, MAX_CARRY_LENGTH),
  }
}
