import type { Random } from '@/lib/core/random'
import type { NameIdea } from './name-idea'

const calmNames = (
  'Day by Day/Small Steps/Quiet Pages/One Day at a Time/Room to Breathe/Ordinary Days/Soft Light/The Slow Road/Letters I Keep/In My Own Time/' +
  'Still Mornings/Plain Days/A Little Light/Between the Lines/Small Hours/Gentle Notes'
).split('/')

/** Names where the prompt gives no word that a name should be made of: with the visitor's own name, else quiet ones. */
export function buildCalmNames(owner: string | null, random: Random): NameIdea[] {
  const createCalmIdea = (displayName: string): NameIdea => ({
    style: 'descriptive',
    displayName,
    why: 'Quiet, and open for what you share later.',
    addedWords: [],
  })
  const ownerNames = owner ? [`Notes from ${owner}`, `${owner}, Day by Day`, `Letters from ${owner}`] : []
  const personalIdeas = ownerNames.map(
    (displayName): NameIdea => ({
      style: 'personal',
      displayName,
      why: 'Your name, and nothing that ties it to one subject.',
      addedWords: [],
    }),
  )
  return [...personalIdeas, ...random.shuffle(calmNames).map(createCalmIdea)]
}
