import type { Random } from '@/lib/core/random'
import type { ParsedPrompt, PromptKind } from '@/lib/tool/parsed-prompt'
import { buildCalmNames } from './calm-names'
import { buildForeignNames } from './foreign-names'
import {
  buildAlliteration,
  buildBrandNames,
  buildNameWithWordAfter,
  buildNameWithWordBefore,
  buildOwnNames,
  buildPairedNames,
  buildPersonalNames,
  buildPlaceNames,
} from './name-builders'
import type { NameIdea } from './name-idea'
import { buildNameMaterial, type NameMaterial, type NameRoot } from './name-material'
import { getAlliteratingWords, isShopVibe, parseWordList, secondWords, type Vibe } from './second-words'

type NameOptions = {
  reading: ParsedPrompt
  /** The visitor's name or brand, '' where they gave none. */
  name: string
  vibe: Vibe
  /** Whether a name keeps the form's choices and its platform's rules. */
  fits: (shown: string) => boolean
}

/** Of one post, whose nouns say less about the account behind it. */
const postKinds = new Set<PromptKind>(
  'how-to list story announcement offer opinion question comparison review skit change'.split(' ') as PromptKind[],
)

/** At most eight names from the visitor's own nouns, place and name, the surest first; fewer for a post. No added word comes twice. */
export function buildNameIdeas({ reading, name, vibe, fits }: NameOptions, random: Random): NameIdea[] {
  const { kind, sure, language, niche } = reading
  const material = buildNameMaterial(reading, name)
  const hard = kind === 'hard-time'
  const post = sure && postKinds.has(kind)
  const most = post && !niche && !material.owner && !material.place ? 3 : hard || post ? 5 : 8
  const ideas: NameIdea[] = []
  const used = new Set<string>()
  const add = (idea: NameIdea) => {
    const words = idea.uses.map((word) => word.toLowerCase())
    const again = words.some((word) => used.has(word)) || ideas.some(({ shown }) => shown === idea.shown)
    if (again || !hasNoRepeatedWord(idea) || !fits(idea.shown)) return false
    for (const word of words) used.add(word)
    ideas.push(idea)
    return true
  }
  for (const pile of buildIdeaGroups(material, reading, vibe, random)) {
    let left = pile.max
    for (const idea of pile.ideas) if (left > 0 && ideas.length < most && add(idea)) left -= 1
  }
  // A long noun leaves little room.
  const short = isShopVibe(vibe) ? ['Co', 'Goods', 'Lab'] : ['HQ', 'Lab', 'Co']
  for (const word of language === 'en' && !hard ? short : []) {
    for (const root of getShortRoots(material)) if (ideas.length < 2 && add(buildNameWithWordAfter(root, word))) break
  }
  return ideas
}

type IdeaGroup = { ideas: readonly NameIdea[]; max: number }

/** Names by how they are built, the way that holds most often first. */
function buildIdeaGroups(material: NameMaterial, reading: ParsedPrompt, vibe: Vibe, random: Random): IdeaGroup[] {
  const { kind, language, sure, niche } = reading
  const hard = kind === 'hard-time'
  const { main, owner } = material
  if (main.length === 0) return [{ ideas: buildCalmNames(owner, random), max: 5 }]
  if (language !== 'en') return buildForeignNames(material, language, random).map((ideas) => ({ ideas, max: 4 }))
  const shop = isShopVibe(vibe)
  const branding = hard || (sure && postKinds.has(kind) && !niche) ? [] : buildBrandNames(material, random)
  const { after, many } = hard ? { after: 'Notes', many: '' } : { many: '', ...secondWords[vibe] }
  // A product that is compared or reviewed belongs to somebody else.
  const theirs = sure && (kind === 'comparison' || kind === 'review')
  const [first = '', ...words] = parseWordList(after)
  const behind = vibe === 'clean' || hard ? [first, ...words] : random.shuffle([first, ...words])
  const sounds = main.flatMap((root) =>
    random
      .shuffle(getAlliteratingWords(root.one, shop ? 'shop' : root.person ? 'person' : 'account'))
      .map((word) => buildAlliteration(root, word)),
  )
  const stamped = (from: number, to: number) =>
    behind
      .slice(from, to)
      .flatMap((word, at) => rotateRoots(main, at + from).map((root) => buildNameWithWordAfter(root, word)))
  return [
    { ideas: buildPersonalNames(material, shop), max: 3 },
    { ideas: buildPlaceNames(material), max: 2 },
    { ideas: theirs ? [] : buildOwnNames(material), max: 1 },
    { ideas: branding.slice(0, 1), max: 1 },
    { ideas: stamped(0, 1), max: 1 },
    { ideas: buildPairedNames(material), max: 1 },
    { ideas: hard ? [] : sounds, max: shop ? 1 : 2 },
    { ideas: branding.slice(1), max: 1 },
    {
      ideas: parseWordList(many).flatMap((word) =>
        main.filter((root) => root.isPlural).map((root) => buildNameWithWordBefore(root, word)),
      ),
      max: 1,
    },
    { ideas: stamped(1, 4), max: shop ? 2 : 3 },
    {
      ideas: owner && !hard ? behind.map((word) => buildNameWithWordAfter({ one: owner }, word)) : [],
      max: 2,
    },
  ]
}

/** Each root first in its turn; the others stand in where it is too long. */
function rotateRoots(roots: readonly NameRoot[], at: number): NameRoot[] {
  const from = at % roots.length
  return [...roots.slice(from), ...roots.slice(0, from)]
}

/** Of a long noun, the acronym that it begins with or the word that it ends in: "ADHD" of "ADHD Productivity". */
function getShortRoots({ main }: NameMaterial): NameRoot[] {
  const last = main.at(-1)
  if (!last) return []
  const acronym = main[0]?.shown.match(/^\p{Lu}{2,}(?= )/u)?.[0]
  const [head = '', ...others] = last.one.split(' ').toReversed()
  return [acronym ?? '', last.one, head, ...others]
    .filter((one) => one.length > 3 || one === acronym)
    .map((one) => ({ ...last, one }))
}

/** No word twice: "House Plant House". */
function hasNoRepeatedWord({ shown }: NameIdea): boolean {
  const words = shown.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []
  return new Set(words).size === words.length
}
