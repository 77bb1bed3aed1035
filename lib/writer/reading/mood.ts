import type { Mood } from './reading'
import { createSweep, type Doc } from './tagger'

const sweep = createSweep({
  glad: [
    [
      2,
      '(finally|won|passed|sold out|said yes|got the (job|keys)|dream|proud|best day|surprise|surprised|accepted|first time|made it|worked|promoted|graduated|reunited|adopted|saved|thanks|grateful|happy|love|viral|beat|record|engaged)',
    ],
  ],
  mishap: [
    [
      2,
      '(accidentally|forgot|lost|locked|broke|broken|crashed|burned|burnt|spilled|spilt|dropped|missed|wrong|ruined|stuck|failed|fell|stolen|scammed|mistake|disaster|fire|flooded|leaked|exploded|died|late|fail|kicked out|threw up|tripped|ripped|deleted|embarrassing|worst|nightmare|cried|cancelled|canceled|banned)',
    ],
  ],
})

/** How it turned out, by a sign in the words. */
export function moodOf(doc: Doc): Mood {
  const moods = new Set(sweep(doc).map(({ name }) => name))
  return moods.size === 1 ? ([...moods][0] ?? 'plain') : 'plain'
}
