import type { Mood, PromptKind } from '@/lib/tool/parsed-prompt'
import { createSignFinder, type Doc } from './tagger'

const findMoodSigns = createSignFinder({
  glad: [
    '2 (won|passed|sold out|said yes|got the (job|keys)|accepted|made it|promoted|graduated|reunited|adopted|proud|best day|dream come true|grateful|finally got|best (decision|thing)|happier|thrilled|so happy|debt free|paid off|engaged)',
  ],
  mishap: [
    '2 (accidentally|forgot|lost|locked|broke|broken|crashed|burned|burnt|spilled|spilt|dropped|missed|wrong|ruined|stuck|failed|fell|stolen|scammed|mistake|disaster|on fire|flooded|leaked|exploded|fail|kicked out|threw up|tripped|ripped|deleted|embarrassing|worst|nightmare|cried|cancelled|canceled)',
  ],
  start: [
    '2 (open|opens|opened|opening|launch|launches|launched|launching|live|restock|restocked|restocking|drop|drops|dropping|preorder|preorders|debut|new|introducing|hit|expanding|moving|published|release|releases|releasing|born|expecting|pregnant|married)',
  ],
  end: [
    '2 (close|closes|closing|closed|last|goodbye|farewell|leaving|end|ends|ending|over|stopping|stepping|sorry|sadly|unfortunately|resigned|quit|retiring|discontinued|postponed|delayed|no longer|laid off|layoffs)',
  ],
})

/** How it turned out, by a sign in the words; news is glad that begins something, and not that ends something. */
export function findMood(doc: Doc, kind: PromptKind): Mood {
  const signs = new Set(findMoodSigns(doc).map(({ name }) => name))
  const isNews = kind === 'announcement'
  const isGlad = signs.has('glad') || (isNews && signs.has('start'))
  const isMishap = signs.has('mishap') || (isNews && signs.has('end'))
  return isGlad === isMishap ? 'plain' : isGlad ? 'glad' : 'mishap'
}
