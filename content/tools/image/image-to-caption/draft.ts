import type { Random } from '@/lib/core/random'
import { hasBlank } from '@/lib/core/strings/blanks'
import { containsPhrase } from '@/lib/core/strings/contains-phrase'
import { limitResultCount } from '@/lib/kits/posts/choose-lines'
import { choosePostEmoji } from '@/lib/kits/posts/choose-post-emoji'
import { containsMostWords } from '@/lib/kits/posts/contains-most-words'
import type { Post } from '@/lib/kits/posts/post'
import { createPostShortener } from '@/lib/kits/posts/shorten-post'
import { toSentence } from '@/lib/kits/posts/to-sentence'
import { buildVisitorLines, findFirstClauses } from '@/lib/kits/posts/visitor-lines'
import { fitHashtags } from '@/lib/platforms/hashtags/fit-hashtags'
import type { ParsedPrompt, PromptKind } from '@/lib/tool/parsed-prompt'
import type { DraftRecipe } from '@/lib/tool/tool-definition'
import { toTagBodies } from '@/lib/writer/tags/tag-bodies'
import { getTopicWords } from '@/lib/writer/tags/topic-words'
import { isNicheNoun } from '@/lib/writer/taxonomy/find-niche'
import type { CaptionInput, captionFields } from './fields'
import { fitCaption } from './fit'
import { headings, photoLines } from './photo-lines'

/**
 * Hashtags of a photo, at most `max`: those that the visitor typed, the search words, then the nouns of the fact that
 * belong to its field, and the widest tag of that field. A name or a town belongs to no field, so it gives no tag.
 */
function getPhotoTags({ kind, ...reading }: ParsedPrompt, max: number, keyword: string): string[] {
  const visitorTags = fitHashtags([...reading.hashtags, ...toTagBodies([keyword])], { max })
  const { niche, language } = reading
  if (kind === 'hard-time' || niche === null || language !== 'en') return visitorTags
  const fieldNouns = getTopicWords({ kind, ...reading }).known.filter((noun) => isNicheNoun(noun, niche))
  if (fieldNouns.length === 0) return visitorTags
  const [firstTag, secondTag, ...otherTags] = toTagBodies(fieldNouns)
  const tags = [
    ...visitorTags,
    firstTag ?? '',
    secondTag ?? '',
    ...niche.hashtags.broad.slice(0, 1),
    ...otherTags,
  ].filter(Boolean)
  const uniqueTags = tags.filter((tag, index) => tags.findIndex((one) => stemTag(one) === stemTag(tag)) === index)
  return uniqueTags.length > 1 ? fitHashtags(uniqueTags, { max }) : visitorTags
}

const stemTag = (tag: string) => tag.replace(/^#/, '').replace(/s$/, '')

/** How many lines an outline leaves to the visitor. */
const blankLineCounts = { short: 1, medium: 1, long: 2 } as const
/** More of them would be one caption with other questions. */
const MAX_OUTLINES = 2

/** Kinds that state a fact; the others are moments, which had a minute before them. */
const factKinds: ReadonlySet<PromptKind> = new Set<PromptKind>([
  'announcement',
  'offer',
  'opinion',
  'question',
  'comparison',
  'how-to',
  'list',
  'review',
])

type CaptionText = Pick<Post, 'angle' | 'hook' | 'body'>

/**
 * Captions of the visitor's own fact: as it was typed, with the details, and with one line left to fill in. Nothing
 * goes before or behind it that any other photo could have. The writer does not see the picture.
 */
export const draft: DraftRecipe<typeof captionFields, Post> = {
  outputKind: 'sentences',
  *write(input, random) {
    const { reading, parameters } = input
    const emoji = choosePostEmoji(reading, parameters.emoji)
    const hashtags = getPhotoTags(reading, parameters.hashtags, parameters.keyword)
    const { action } = reading.details
    let remainingCount = limitResultCount(parameters.count)
    for (const text of generateTexts(input, random)) {
      const shouldAddCta =
        action && reading.kind !== 'hard-time' && !containsPhrase(`${text.hook} ${text.body}`, action)
      const cta = shouldAddCta ? toSentence(action) : ''
      const caption = fitCaption(
        { ...text, hook: text.hook + emoji.hook, cta: cta && cta + emoji.end, hashtags },
        input,
      )
      // A line to fill in that has no room leaves what came before once more.
      if (!caption || hasBlank(text.body) !== hasBlank(caption.body)) continue
      yield caption
      remainingCount -= 1
      if (remainingCount === 0) return
    }
  },
  shorten: createPostShortener(fitCaption),
}

function* generateTexts(input: CaptionInput & { reading: ParsedPrompt }, random: Random): Generator<CaptionText> {
  const { reading } = input
  const { kind, sentences, details, language } = reading
  const fact = getFact(input)
  const [firstSentence = fact, ...otherSentences] = kind === 'pasted' ? sentences.map(toSentence) : [fact]
  const restParagraphs = otherSentences.length > 0 ? [otherSentences.join(' ')] : []
  const extraSentences = [details.outcome, details.turn]
    .flatMap((detail) => (detail ? toSentence(detail) : []))
    .filter((text) => !containsMostWords(fact, text))
  const joinParagraphs = (...lines: readonly string[]) => [...restParagraphs, ...lines].join('\n\n')
  yield {
    angle: kind === 'hard-time' ? 'Quietly' : 'Your words',
    hook: firstSentence,
    body: joinParagraphs(...extraSentences),
  }
  if (extraSentences.length > 1)
    for (const sentence of extraSentences)
      yield { angle: 'Shorter', hook: firstSentence, body: joinParagraphs(sentence) }
  if (details.audience && language === 'en')
    yield {
      angle: 'Who it’s for',
      hook: `For ${details.audience}.`,
      body: [firstSentence, joinParagraphs(...extraSentences)].join('\n\n').trim(),
    }
  if (kind === 'hard-time') return
  const lineKind = reading.sure && factKinds.has(kind) ? 'facts' : 'moments'
  const lines = [...(photoLines[language]?.[lineKind] ?? [])].map((line, index) => ({
    line,
    angle: headings[lineKind][index] ?? '',
  }))
  const shuffledLines = random.shuffle(lines)
  for (const [index, { angle }] of shuffledLines.slice(0, MAX_OUTLINES).entries()) {
    const blankLines = shuffledLines
      .slice(index, index + blankLineCounts[input.parameters.length])
      .map(({ line }) => line)
    yield { angle, hook: firstSentence, body: joinParagraphs(...extraSentences, ...blankLines) }
  }
}

/** The fact as it was typed; as much of it as the network takes. */
function getFact(input: CaptionInput & { reading: ParsedPrompt }): string {
  const { reading } = input
  const fits = ({ text }: { text: string }) =>
    fitCaption({ angle: 'x', hook: text, body: '', cta: '', hashtags: [] }, input) !== null
  const [fullLine] = buildVisitorLines(reading)
  return (buildVisitorLines(reading).find(fits) ?? findFirstClauses(reading, fits) ?? fullLine)?.text ?? reading.line
}
