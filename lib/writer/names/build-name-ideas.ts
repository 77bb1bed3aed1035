import type { Random } from '@/lib/core/random'
import type { ParsedPrompt, PromptKind } from '@/lib/tool/parsed-prompt'
import { addedWordsByVibe, getAlliteratingWords, isShopVibe, parseWordList, type Vibe } from './added-words'
import { buildForeignNames } from './foreign-names'
import {
  buildAlliteration,
  buildBrandNames,
  buildNameWithWordAfter,
  buildNameWithWordBefore,
  buildPairedNames,
  buildPersonalNames,
  buildPlaceNames,
  buildVerbatimNames,
} from './name-builders'
import type { NameIdea } from './name-idea'
import { buildNameMaterial, type NameMaterial, type NameRoot } from './name-material'

const calmNames = (
  'Day by Day/Small Steps/Quiet Pages/One Day at a Time/Room to Breathe/Ordinary Days/Soft Light/The Slow Road/Letters I Keep/In My Own Time/' +
  'Still Mornings/Plain Days/A Little Light/Between the Lines/Small Hours/Gentle Notes'
).split('/')

/** Names where the prompt gives no word that a name should be made of: with the visitor's own name, else quiet ones. */
function buildCalmNames(owner: string | null, random: Random): NameIdea[] {
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

type NameOptions = {
  reading: ParsedPrompt
  /** The visitor's name or brand, '' where they gave none. */
  visitorName: string
  vibe: Vibe
  /** Whether a name keeps the form's choices and its platform's rules. */
  fits: (displayName: string) => boolean
}

/** Of one post, whose nouns say less about the account behind it. */
const postKinds = new Set<PromptKind>(
  'how-to list story announcement offer opinion question comparison review skit change'.split(' ') as PromptKind[],
)

/** At most eight names from the visitor's own nouns, place and name, the surest first; fewer for a post. No added word comes twice. */
export function buildNameIdeas({ reading, visitorName, vibe, fits }: NameOptions, random: Random): NameIdea[] {
  const { kind, sure: isSure, language, niche } = reading
  const material = buildNameMaterial(reading, visitorName)
  const isHardTime = kind === 'hard-time'
  const isPost = isSure && postKinds.has(kind)
  const maxIdeas = isPost && !niche && !material.owner && !material.place ? 3 : isHardTime || isPost ? 5 : 8
  const ideas: NameIdea[] = []
  const usedWords = new Set<string>()
  const tryAdd = (idea: NameIdea) => {
    const words = idea.addedWords.map((word) => word.toLowerCase())
    const isRepeated =
      words.some((word) => usedWords.has(word)) || ideas.some(({ displayName }) => displayName === idea.displayName)
    if (isRepeated || !hasDistinctWords(idea) || !fits(idea.displayName)) return false
    for (const word of words) usedWords.add(word)
    ideas.push(idea)
    return true
  }
  for (const group of buildIdeaGroups(material, reading, vibe, random)) {
    let remainingCount = group.maxCount
    for (const idea of group.ideas)
      if (remainingCount > 0 && ideas.length < maxIdeas && tryAdd(idea)) remainingCount -= 1
  }
  // A long noun leaves little room.
  const shortWords = isShopVibe(vibe) ? ['Co', 'Goods', 'Lab'] : ['HQ', 'Lab', 'Co']
  for (const word of language === 'en' && !isHardTime ? shortWords : []) {
    for (const root of getShortRoots(material))
      if (ideas.length < 2 && tryAdd(buildNameWithWordAfter(root, word))) break
  }
  return ideas
}

type IdeaGroup = { ideas: readonly NameIdea[]; maxCount: number }

/** Names by how they are built, the way that holds most often first. */
function buildIdeaGroups(material: NameMaterial, reading: ParsedPrompt, vibe: Vibe, random: Random): IdeaGroup[] {
  const { kind, language, sure: isSure, niche } = reading
  const isHardTime = kind === 'hard-time'
  const { roots, owner } = material
  if (roots.length === 0) return [{ ideas: buildCalmNames(owner, random), maxCount: 5 }]
  if (language !== 'en') return buildForeignNames(material, language, random).map((ideas) => ({ ideas, maxCount: 4 }))
  const isShop = isShopVibe(vibe)
  const brandNames = isHardTime || (isSure && postKinds.has(kind) && !niche) ? [] : buildBrandNames(material, random)
  const { after: wordsAfter, many: wordsBeforePlural } = isHardTime
    ? { after: 'Notes', many: '' }
    : { many: '', ...addedWordsByVibe[vibe] }
  // A product that is compared or reviewed belongs to somebody else.
  const isThirdPartyProduct = isSure && (kind === 'comparison' || kind === 'review')
  const [firstWord = '', ...otherWords] = parseWordList(wordsAfter)
  const orderedWords =
    vibe === 'clean' || isHardTime ? [firstWord, ...otherWords] : random.shuffle([firstWord, ...otherWords])
  const alliterations = roots.flatMap((root) =>
    random
      .shuffle(getAlliteratingWords(root.singular, isShop ? 'shop' : root.namesPerson ? 'person' : 'account'))
      .map((word) => buildAlliteration(root, word)),
  )
  const buildNamesWithWordAfter = (start: number, end: number) =>
    orderedWords
      .slice(start, end)
      .flatMap((word, index) => rotateRoots(roots, index + start).map((root) => buildNameWithWordAfter(root, word)))
  return [
    { ideas: buildPersonalNames(material, isShop), maxCount: 3 },
    { ideas: buildPlaceNames(material), maxCount: 2 },
    { ideas: isThirdPartyProduct ? [] : buildVerbatimNames(material), maxCount: 1 },
    { ideas: brandNames.slice(0, 1), maxCount: 1 },
    { ideas: buildNamesWithWordAfter(0, 1), maxCount: 1 },
    { ideas: buildPairedNames(material), maxCount: 1 },
    { ideas: isHardTime ? [] : alliterations, maxCount: isShop ? 1 : 2 },
    { ideas: brandNames.slice(1), maxCount: 1 },
    {
      ideas: parseWordList(wordsBeforePlural).flatMap((word) =>
        roots.filter((root) => root.isPlural).map((root) => buildNameWithWordBefore(root, word)),
      ),
      maxCount: 1,
    },
    { ideas: buildNamesWithWordAfter(1, 4), maxCount: isShop ? 2 : 3 },
    {
      ideas: owner && !isHardTime ? orderedWords.map((word) => buildNameWithWordAfter({ singular: owner }, word)) : [],
      maxCount: 2,
    },
  ]
}

/** Each root first in its turn; the others stand in where it is too long. */
function rotateRoots(roots: readonly NameRoot[], rotation: number): NameRoot[] {
  const start = rotation % roots.length
  return [...roots.slice(start), ...roots.slice(0, start)]
}

/** Of a long noun, the acronym that it begins with or the word that it ends in: "ADHD" of "ADHD Productivity". */
function getShortRoots({ roots }: NameMaterial): NameRoot[] {
  const lastRoot = roots.at(-1)
  if (!lastRoot) return []
  const acronym = roots[0]?.phrase.match(/^\p{Lu}{2,}(?= )/u)?.[0]
  const [lastWord = '', ...otherWords] = lastRoot.singular.split(' ').toReversed()
  return [acronym ?? '', lastRoot.singular, lastWord, ...otherWords]
    .filter((singular) => singular.length > 3 || singular === acronym)
    .map((singular) => ({ ...lastRoot, singular }))
}

/** No word twice: "House Plant House". */
function hasDistinctWords({ displayName }: NameIdea): boolean {
  const words = displayName.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []
  return new Set(words).size === words.length
}
