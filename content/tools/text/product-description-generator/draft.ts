import { countWords } from '@/lib/core/strings/count-words'
import { truncateAtWord } from '@/lib/core/strings/truncate-at-word'
import { upperFirst } from '@/lib/core/strings/upper-first'
import type { Draft, DraftContext } from '@/lib/tool/define'
import { innerOf, isListedName } from '@/lib/writer/reading/casing'
import { ended } from '@/lib/writer/sequence/steps'
import { getBenefit } from './benefits'
import { channels } from './channels'
import { parseFeatures } from './features'
import type { ProductInput, productFields } from './fields'
import { suggestKeywords } from './keywords'
import type { Listing } from './listing'

type Request = ProductInput & DraftContext

/** Blanks that a listing gets in its bullets: more of them would be a form. */
const MOST_BLANKS = 2
/** A title says the first of its features; the rest stands below. */
const TITLE_FEATURES = 3
/** As long as a title is read on a phone, where its limit allows it. */
const GOOD_TITLE = 80

/** Words that the name and what is still missing take. */
const ROOM = 25

const noName = '[product name]'

/** What buyers ask that the seller has not said, most asked first; the longer the text, the more of it. */
const asked = [
  [
    /\b\d+(?:[.,]\d+)?\s?(?:cm|mm|m|in|inch(?:es)?|ml|l|g|kg|oz|lbs?)\b|\bsize\b|\bone size\b/i,
    'Size: [the measurements, or the sizes there are]',
  ],
  [
    /\b(?:made (?:of|from)|cotton|linen|wool|leather|wood|oak|steel|glass|ceramic|silk|soy|wax|paper|plastic|silver|gold|brass)\b/i,
    'Made of: [the material]',
  ],
  [/\b(?:box|includes?|comes with|set of|pack of)\b/i, 'In the box: [what comes with it]'],
  [/\b(?:wash|clean|wipe|care|dishwasher)/i, 'Care: [how to clean or keep it]'],
] as const

/** A size or a material needs no reason. */
const isFact = (feature: string) => asked.slice(0, 2).some(([pattern]) => pattern.test(feature))

export const draft: Draft<typeof productFields, Listing> = {
  writes: 'sentences',
  *write(input) {
    yield listingFor(input)
  },
  shorten(listing) {
    const paragraphs = listing.description.split('\n\n')
    if (paragraphs.length > 1) return { ...listing, description: paragraphs.slice(0, -1).join('\n\n') }
    return listing.bullets.length > 1 ? { ...listing, bullets: listing.bullets.slice(0, -1) } : null
  },
}

function listingFor(input: Request): Listing {
  const { parameters } = input
  const { features } = parseFeatures(input)
  const bullets = parameters.bullets
    ? bulletsFor(features, channels[parameters.channel].bullets.maxCount)
    : []
  return {
    title: titleFor(input),
    bullets,
    description: descriptionFor(input, bullets.length > 0),
    keywords: suggestKeywords(input),
  }
}

function titleFor(input: Request): string {
  const { name, channel } = input.parameters
  const { features } = parseFeatures(input)
  const { max } = channels[channel].title
  const named = upperFirst(name || noName)
  const told = features.filter((feature) => !named.toLowerCase().includes(feature.toLowerCase()))
  for (let count = Math.min(TITLE_FEATURES, told.length); count > 0; count -= 1) {
    const title = `${named}: ${told.slice(0, count).map(inTitle).join(', ')}`
    if (title.length <= Math.min(max, GOOD_TITLE)) return title
  }
  return truncateAtWord(named, max)
}

/** A feature behind a colon begins small, unless it is a name. */
const inTitle = (feature: string) => innerOf(feature, (word) => isListedName(word.toLowerCase()))

/** A feature with what it is good for: as the seller says it, by the sense of its words, or a blank. */
function bulletsFor(features: readonly string[], most: number): string[] {
  let left = MOST_BLANKS
  return features.slice(0, most).map((feature) => {
    const benefit = getBenefit(feature)
    const said = upperFirst(feature)
    if (benefit) return `${said}: ${benefit}`
    if (benefit === '' || left === 0 || isFact(feature)) return said
    left -= 1
    return `${said}: [what that is good for]`
  })
}

/** As many sentences as there are words for, at least the first. */
function withinWords(sentences: readonly string[], most: number): string {
  let left = most
  const told = sentences.filter((sentence, index) => {
    left -= countWords(sentence)
    return index === 0 || left >= 0
  })
  return told.map((sentence) => ended(upperFirst(sentence))).join(' ')
}

function descriptionFor(input: Request, hasBullets: boolean): string {
  const { prompt, parameters } = input
  const { name, audience, words } = parameters
  const { features, sentences } = parseFeatures(input)
  const opening = `${upperFirst(name || noName)}${audience ? ` for ${audience}` : ''}`
  const told = withinWords(sentences, Number(words) - ROOM)
  const isListed = (!hasBullets || sentences.length === 0) && features.length > 0
  const listed = isListed ? features.map((one) => ended(upperFirst(one))).join(' ') : ''
  const missing = asked.flatMap(([pattern, line]) => (pattern.test(prompt) ? [] : [line]))
  const moment =
    sentences.length === 0 ? ['[the moment in which somebody is glad to have it, in a sentence or two]'] : []
  const more = { '80': 1, '150': 2, '300': 4 }[words]
  const isBare = name === '' && audience === '' && told !== ''
  return [isBare ? '' : ended(opening), told, listed, ...moment, missing.slice(0, more).join('\n')]
    .filter(Boolean)
    .join('\n\n')
}
