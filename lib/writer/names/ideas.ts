import type { Random } from '@/lib/core/random'
import type { Kind, Reading } from '@/lib/tool/reading'
import { foreignIdeas } from './foreign'
import type { Idea } from './idea'
import { type Material, materialOf, type Root } from './material'
import { quietIdeas } from './quiet'
import { alliterating, isShopVibe, secondWords, type Vibe, wordList } from './second-words'
import { alliterated, branded, own, paired, personal, placed, withAfter, withBefore } from './ways'

type Order = {
  reading: Reading
  /** The visitor's name or brand, '' where they gave none. */
  name: string
  vibe: Vibe
  /** Whether a name keeps the form's choices and its platform's rules. */
  fits: (shown: string) => boolean
}

/** Of one post, whose nouns say less about the account behind it. */
const posts = new Set<Kind>(
  'how-to list story announcement offer opinion question comparison review skit change'.split(' ') as Kind[],
)

/** At most eight names from the visitor's own nouns, place and name, the surest first; fewer for a post. No added word comes twice. */
export function nameIdeas({ reading, name, vibe, fits }: Order, random: Random): Idea[] {
  const { kind, sure, language, niche } = reading
  const material = materialOf(reading, name)
  const hard = kind === 'hard-time'
  const post = sure && posts.has(kind)
  const most = post && !niche && !material.owner && !material.place ? 3 : hard || post ? 5 : 8
  const ideas: Idea[] = []
  const used = new Set<string>()
  const add = (idea: Idea) => {
    const words = idea.uses.map((word) => word.toLowerCase())
    const again = words.some((word) => used.has(word)) || ideas.some(({ shown }) => shown === idea.shown)
    if (again || !isSound(idea) || !fits(idea.shown)) return false
    for (const word of words) used.add(word)
    ideas.push(idea)
    return true
  }
  for (const pile of pilesOf(material, reading, vibe, random)) {
    let left = pile.most
    for (const idea of pile.ideas) if (left > 0 && ideas.length < most && add(idea)) left -= 1
  }
  // A long noun leaves little room.
  const short = isShopVibe(vibe) ? ['Co', 'Goods', 'Lab'] : ['HQ', 'Lab', 'Co']
  for (const word of language === 'en' && !hard ? short : []) {
    for (const root of shortest(material)) if (ideas.length < 2 && add(withAfter(root, word))) break
  }
  return ideas
}

type Pile = { ideas: readonly Idea[]; most: number }

/** Names by how they are built, the way that holds most often first. */
function pilesOf(material: Material, reading: Reading, vibe: Vibe, random: Random): Pile[] {
  const { kind, language, sure, niche } = reading
  const hard = kind === 'hard-time'
  const { main, owner } = material
  if (main.length === 0) return [{ ideas: quietIdeas(owner, random), most: 5 }]
  if (language !== 'en') return foreignIdeas(material, language, random).map((ideas) => ({ ideas, most: 4 }))
  const shop = isShopVibe(vibe)
  const branding = hard || (sure && posts.has(kind) && !niche) ? [] : branded(material, random)
  const { after, many } = hard ? { after: 'Notes', many: '' } : { many: '', ...secondWords[vibe] }
  // A product that is compared or reviewed belongs to somebody else.
  const theirs = sure && (kind === 'comparison' || kind === 'review')
  const [first = '', ...words] = wordList(after)
  const behind = vibe === 'clean' || hard ? [first, ...words] : random.shuffle([first, ...words])
  const sounds = main.flatMap((root) =>
    random
      .shuffle(alliterating(root.one, shop ? 'shop' : root.person ? 'person' : 'account'))
      .map((word) => alliterated(root, word)),
  )
  const stamped = (from: number, to: number) =>
    behind.slice(from, to).flatMap((word, at) => inTurn(main, at + from).map((root) => withAfter(root, word)))
  return [
    { ideas: personal(material, shop), most: 3 },
    { ideas: placed(material), most: 2 },
    { ideas: theirs ? [] : own(material), most: 1 },
    { ideas: branding.slice(0, 1), most: 1 },
    { ideas: stamped(0, 1), most: 1 },
    { ideas: paired(material), most: 1 },
    { ideas: hard ? [] : sounds, most: shop ? 1 : 2 },
    { ideas: branding.slice(1), most: 1 },
    {
      ideas: wordList(many).flatMap((word) =>
        main.filter((root) => root.many).map((root) => withBefore(root, word)),
      ),
      most: 1,
    },
    { ideas: stamped(1, 4), most: shop ? 2 : 3 },
    { ideas: owner && !hard ? behind.map((word) => withAfter({ one: owner }, word)) : [], most: 2 },
  ]
}

/** Each root first in its turn; the others stand in where it is too long. */
function inTurn(roots: readonly Root[], at: number): Root[] {
  const from = at % roots.length
  return [...roots.slice(from), ...roots.slice(0, from)]
}

/** Of a long noun, the acronym that it begins with or the word that it ends in: "ADHD" of "ADHD Productivity". */
function shortest({ main }: Material): Root[] {
  const last = main.at(-1)
  if (!last) return []
  const acronym = main[0]?.shown.match(/^\p{Lu}{2,}(?= )/u)?.[0]
  const [head = '', ...others] = last.one.split(' ').toReversed()
  return [acronym ?? '', last.one, head, ...others]
    .filter((one) => one.length > 3 || one === acronym)
    .map((one) => ({ ...last, one }))
}

/** No word twice: "House Plant House". */
function isSound({ shown }: Idea): boolean {
  const words = shown.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []
  return new Set(words).size === words.length
}
