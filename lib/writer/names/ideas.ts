import type { Random } from '@/lib/writer/random'
import type { Reading } from '@/lib/writer/reading/reading'
import { foreignIdeas } from './foreign'
import type { Idea } from './idea'
import { type Material, materialOf, type Root } from './material'
import { quietIdeas } from './quiet'
import { alliterating, isShopVibe, secondWords, type Vibe, wordList } from './second-words'
import { alliterated, branded, own, paired, personal, placed, the, withAfter, withBefore } from './ways'

type Order = {
  reading: Reading
  /** The visitor's name or brand, '' where they gave none. */
  name: string
  vibe: Vibe
  /** Whether a name keeps the form's choices and its platform's rules. */
  fits: (shown: string) => boolean
}

const most = 12

/** Below this, words that fit beside a long noun are taken as well. */
const few = 4
const short = ['HQ', 'Lab', 'Co'] as const

/** At most twelve names from the visitor's own nouns, place and name, ways of building in turn; no added word comes twice. */
export function nameIdeas({ reading, name, vibe, fits }: Order, random: Random): Idea[] {
  const material = materialOf(reading, name)
  const queues =
    material.main.length === 0 ? [quietIdeas(material.owner, random)] : piles(material, reading, vibe, random)
  const ideas: Idea[] = []
  const used = new Set<string>()
  const add = (idea: Idea) => {
    const words = idea.uses.map((word) => word.toLowerCase())
    if (
      words.some((word) => used.has(word)) ||
      ideas.some(({ shown }) => shown === idea.shown) ||
      !fits(idea.shown)
    )
      return false
    for (const word of words) used.add(word)
    ideas.push(idea)
    return true
  }
  while (ideas.length < most && queues.some((queue) => queue.length > 0)) {
    for (const queue of queues) {
      while (queue.length > 0 && ideas.length < most) if (add(queue.shift() as Idea)) break
    }
  }
  const words =
    ideas.length < few && reading.language === 'en' ? [...wordList(secondWords[vibe].after), ...short] : []
  for (const word of words) {
    for (const root of shortest(material)) if (ideas.length < few + 2 && add(withAfter(root, word))) break
  }
  return ideas
}

/** Of a long noun, the acronym that it begins with or the word that it ends in: "ADHD" of "ADHD Productivity". */
function shortest({ main }: Material): Root[] {
  const last = main.at(-1)
  if (!last) return []
  const acronym = main[0]?.shown.match(/^\p{Lu}{2,}(?= )/u)?.[0]
  const head = last.one.split(' ').at(-1) ?? ''
  return [acronym ?? '', last.one, head]
    .filter((one) => one.length > 3 || one === acronym)
    .map((one) => ({ ...last, one }))
}

function piles(material: Material, reading: Reading, vibe: Vibe, random: Random): Idea[][] {
  if (reading.language !== 'en') {
    return foreignIdeas(material, reading.language, random).map((pile) => pile.filter(isSound))
  }
  const { before, after, many } = { many: '', ...secondWords[vibe] }
  const behind = random.shuffle(wordList(after))
  const front = random.shuffle(wordList(before))
  const { main, other } = material
  const open = main.filter((root) => root.open)
  const plural = open.find((root) => root.many)
  const named = personal(material, behind, isShopVibe(vibe))
  return [
    named.slice(0, 2),
    behind
      .slice(0, 6)
      .flatMap((word, at) =>
        inTurn(at === 3 && other ? [other] : main, at).map((root) => withAfter(root, word)),
      ),
    placed(material, behind),
    paired(material),
    named.slice(2),
    branded(material, isShopVibe(vibe) ? behind : [], random),
    main.slice(0, 2).flatMap((root) =>
      random
        .shuffle(alliterating(root.one))
        .slice(0, 1)
        .map((word) => alliterated(root, word)),
    ),
    [
      ...wordList(many).flatMap((word) => (plural ? [withBefore(plural, word)] : [])),
      ...front.slice(0, 3).flatMap((word, at) => inTurn(open, at).map((root) => withBefore(root, word))),
    ],
    [
      ...main.filter(({ person }) => person).map(the),
      ...main.filter(({ words }) => words.length > 1).map(own),
    ],
  ].map((pile) => pile.filter(isSound))
}

/** Each root first in its turn; the others stand in where it is too long. */
function inTurn(roots: readonly Root[], at: number): Root[] {
  const from = roots.length === 0 ? 0 : at % roots.length
  return [...roots.slice(from), ...roots.slice(0, from)]
}

/** No word twice: "House Plant House". */
function isSound({ shown }: Idea): boolean {
  const words = shown.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []
  return new Set(words).size === words.length
}
