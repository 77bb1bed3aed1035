import type { Random } from '@/lib/writer/random'
import type { Idea } from './idea'

const plain = ['Day by Day', 'Small Steps', 'Quiet Pages', 'Slow Days', 'A Quiet Hour'] as const

/** Names where the prompt gives no word that a name should be made of: with the visitor's own name, else quiet ones. */
export function quietIdeas(owner: string | null, random: Random): Idea[] {
  const named = owner
    ? [`Notes from ${owner}`, `${owner}, Day by Day`, `${owner} & Co`, `Letters from ${owner}`].map(
        (shown): Idea => ({
          style: 'personal',
          shown,
          why: 'Your name, and nothing that ties it to one subject.',
          uses: [],
        }),
      )
    : []
  const others = random.shuffle(plain).map(
    (shown): Idea => ({
      style: 'descriptive',
      shown,
      why: 'Quiet, and open for what you share later.',
      uses: [],
    }),
  )
  return [...named, ...(owner ? others.slice(0, 2) : others)]
}
