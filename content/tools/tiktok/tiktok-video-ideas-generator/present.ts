import { cutAtWord } from '@/lib/fit/cut'
import { isForeign } from '@/lib/scripts/shows'
import type { Card } from '@/lib/tool/card'
import { MAX_CARRY } from '@/lib/tool/form'
import type { PlanInput } from './fields'
import { type Post, postFormats } from './post'
import { nameOfDay, scheduleOf } from './schedule'

/** The card of one day: what to film, how it opens, what the footage is good for later. */
export function presentPost(post: Post, { parameters }: PlanInput): Omit<Card, 'id' | 'item'> {
  const episode = scheduleOf(parameters).indexOf(post.day) + 1
  const heading = `Day ${post.day} · ${nameOfDay(post.day)}`
  const label = parameters.mode === 'series' ? `${post.pillar}, episode ${episode}` : post.pillar
  const effort = post.effort.charAt(0).toUpperCase() + post.effort.slice(1)
  return {
    heading,
    parts: [
      { label: 'Film this', text: post.idea },
      { label: 'Say first', text: post.hook },
    ],
    schedule: { day: post.day },
    tags: [label, postFormats[post.format], `${effort} to film`],
    copy: [
      isForeign(post.idea) ? `${post.day}` : `${heading} (${label})`,
      post.idea,
      isForeign(post.idea) ? post.hook : `First line: ${post.hook}`,
    ].join('\n'),
    carry: cutAtWord(`${post.idea} First line: ${post.hook}`, MAX_CARRY),
  }
}
