import type { Mood } from './reading'
import { createSweep, type Doc } from './tagger'

const sweep = createSweep({
  glad: [
    [
      2,
      '(won|passed|sold out|said yes|got the (job|keys)|accepted|made it|promoted|graduated|reunited|adopted|proud|best day|dream come true|grateful|finally got|paid off|engaged)',
    ],
  ],
  mishap: [
    [
      2,
      '(accidentally|forgot|lost|locked|broke|broken|crashed|burned|burnt|spilled|spilt|dropped|missed|wrong|ruined|stuck|failed|fell|stolen|scammed|mistake|disaster|on fire|flooded|leaked|exploded|fail|kicked out|threw up|tripped|ripped|deleted|embarrassing|worst|nightmare|cried|cancelled|canceled)',
    ],
  ],
})

/** How it turned out, by a sign in the words. */
export function moodOf(doc: Doc): Mood {
  const moods = new Set(sweep(doc).map(({ name }) => name))
  return moods.size === 1 ? ([...moods][0] ?? 'plain') : 'plain'
}
