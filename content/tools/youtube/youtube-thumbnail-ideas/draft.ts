import type { Random } from '@/lib/core/random'
import { hasBlank } from '@/lib/core/strings/blanks'
import { truncateAtWord } from '@/lib/core/strings/truncate-at-word'
import { uniqueBy } from '@/lib/core/strings/unique-by'
import { upperFirst } from '@/lib/core/strings/upper-first'
import { isWithinWordRange } from '@/lib/core/strings/word-range'
import { youtubeTitle } from '@/lib/platforms/networks/youtube'
import type { ParsedPrompt, PromptKind } from '@/lib/tool/parsed-prompt'
import type { DraftContext, DraftRecipe } from '@/lib/tool/tool-definition'
import { createLinePicker, type LinePicker } from '@/lib/writer/frames/line-picker'
import { renderFrame } from '@/lib/writer/frames/render-frame'
import { buildPlainLine } from '@/lib/writer/sequence/openings'
import { getVisitorSentences } from '@/lib/writer/sequence/steps'
import { type Concept, concepts } from './concepts'
import type { ThumbnailInput, thumbnailFields } from './fields'
import { MAX_OVERLAY_WORDS } from './fit'
import { looks } from './looks'
import type { Lever, Thumbnail } from './thumbnail'

/** Kinds in which a question holds on the picture by itself. */
const questionKinds: ReadonlySet<PromptKind> = new Set(['comparison', 'opinion', 'list', 'question'])

/** Words for the pictures, best first: what the visitor has said in four words or fewer. None in a hard time. */
function suggestOverlays(reading: ParsedPrompt, linePicker: LinePicker): string[] {
  const { kind, sure, line, spans, details } = reading
  if (kind === 'hard-time') return []
  const figure =
    /(?<!\d)\d{1,3}\s?% off/i.exec(line)?.[0] ?? (/\p{Sc}/u.test(spans.number ?? '') ? spans.number : undefined)
  const time = spans.time?.replace(/^(?:on|at|in)\s/i, '')
  const namedTexts = sure
    ? [figure, spans.place, time && /\p{L}/u.test(time) && /[\s\d]/.test(time) ? time : undefined]
    : []
  const visitorTexts = [details.turn, details.outcome, ...namedTexts].filter((text) => text !== undefined)
  const addsToTitle = (text: string) => !hasBlank(text) && !line.toLowerCase().includes(text.toLowerCase())
  const screenTexts =
    sure && questionKinds.has(kind) ? linePicker.takeAll('screen', addsToTitle).map(({ text }) => text) : []
  const shortTexts = [...visitorTexts.map(upperFirst), ...screenTexts].filter((text) =>
    isWithinWordRange(text, 1, MAX_OVERLAY_WORDS),
  )
  // No two pictures of a run may begin with the same word.
  return uniqueBy(shortTexts, (text) => text.split(/[\s,:]/)[0]?.toLowerCase() ?? '')
}

/** What is large in the picture, by kind: only the visitor knows what they have. */
const blankByKind: Readonly<Record<PromptKind, string>> = {
  'how-to': '[the result, or the tool it’s made with]',
  list: '[the first thing on your list]',
  story: '[one object from that day]',
  announcement: '[the one thing that stands for the news]',
  offer: '[what people get, as it is]',
  opinion: '[the thing that you’re talking about]',
  question: '[the thing that you’re asking about]',
  comparison: '[both of them, touching]',
  review: '[the product, with signs of use]',
  place: '[the one view that you went for]',
  day: '[what you hold most of the day]',
  skit: '[the thing that it’s all about]',
  change: '[what has changed, as it is today]',
  'hard-time': '[an object or a place that belongs to it]',
  pasted: '[one object from your text]',
  subject: '[the object that you’d show first]',
}

/** Kinds whose subject is a thing that can be photographed. */
const photographableKinds: ReadonlySet<PromptKind> = new Set(['review', 'subject'])

/** Kinds in which anybody of the field can film what the field films. */
const filmableKinds: ReadonlySet<PromptKind> = new Set(['how-to', 'list', 'day', 'subject'])

/** What can stand large in the pictures, each once: the subject where it is a thing, what can be filmed in its field, else a blank. */
function listSubjects({ kind, sure, spans, niche }: ParsedPrompt): string[] {
  const visitorSubjects = sure && photographableKinds.has(kind) && spans.subject ? [spans.subject] : []
  const shots = sure && filmableKinds.has(kind) ? (niche?.shots ?? []) : []
  const subjects = [...visitorSubjects, ...shots]
  return subjects.length > 0 ? subjects : [blankByKind[sure || kind === 'hard-time' ? kind : 'subject']]
}

export const draft: DraftRecipe<typeof thumbnailFields, Thumbnail> = {
  outputKind: 'sentences',
  write: writeThumbnails,
}

/** Thumbnails whose levers take turns, so that any three in a row bet on different things. */
function* writeThumbnails(
  { reading, parameters }: ThumbnailInput & DraftContext,
  random: Random,
): Generator<Thumbnail> {
  const { face, style } = parameters
  const look = looks[style]
  const overlayTexts = suggestOverlays(reading, createLinePicker(reading, random))
  const subjects = random.shuffle(listSubjects(reading))
  const palettes = random.shuffle(look.palettes)
  const title = buildTitle(reading)
  const listOffset = reading.line.length
  const canAskForWords = reading.kind !== 'hard-time' && reading.language === 'en'
  const allowedConcepts = concepts.filter(
    (concept) => (face === 'yes' || !concept.hasFace) && suitsReading(concept, reading),
  )
  for (const [index, concept] of alternateLevers(random.shuffle(allowedConcepts), reading).entries()) {
    const focal = buildFocal(concept, reading, subjects)
    if (focal === null) continue
    const { lever, sizeTest } = concept
    const overlayText =
      overlayTexts[index] ??
      (canAskForWords
        ? index === overlayTexts.length
          ? '[your three words]'
          : lever === 'words'
            ? '[one word]'
            : ''
        : '')
    if (overlayText === '' && lever === 'words') continue
    const background = look.backgrounds[(index + listOffset) % look.backgrounds.length] ?? ''
    const spaceInstruction = overlayText === '' ? '' : ' Free space for words,'
    yield {
      concept: concept.name,
      lever,
      focal,
      overlayText,
      background,
      composition: overlayText === '' ? removeWordsPlacement(concept.composition) : concept.composition,
      colours: [...(palettes[(index + listOffset) % palettes.length] ?? [])],
      title,
      sizeTest,
      imagePrompt:
        `${look.imagePrompt}: ${toImpersonal(focal)}. Background: ${toImpersonal(background)}.${spaceInstruction} no text, no logo.`.replace(
          '. no',
          '. No',
        ),
    }
  }
}

/** Where everything but the words is. */
function removeWordsPlacement(composition: string): string {
  return composition.split('; words')[0] ?? composition
}

function suitsReading({ kinds }: Concept, { kind, sure }: ParsedPrompt): boolean {
  if (kind === 'hard-time') return kinds?.includes(kind) ?? false
  return kinds === undefined || (sure && kinds.includes(kind))
}

/** Those made for the kind first, then one of each lever after the other. */
function alternateLevers(allowedConcepts: readonly Concept[], { kind }: ParsedPrompt): Concept[] {
  const sortedConcepts = allowedConcepts.toSorted(
    (one, other) => Number(isMadeForKind(other)) - Number(isMadeForKind(one)),
  )
  function isMadeForKind({ kinds = [] }: Concept): boolean {
    return kinds.includes(kind)
  }
  const queues = [...Map.groupBy(sortedConcepts, ({ lever }): Lever => lever).values()]
  const roundCount = Math.max(0, ...queues.map((queue) => queue.length))
  return Array.from({ length: roundCount }, (_, round) => queues.flatMap((queue) => queue[round] ?? [])).flat()
}

/** Takes a thing off the list where it uses one. */
function buildFocal({ focalFrames }: Concept, reading: ParsedPrompt, subjects: string[]): string | null {
  for (const frame of focalFrames) {
    const [subject] = subjects
    const text =
      frame.includes('{thing}') && !subject
        ? null
        : renderFrame(
            frame.replace('{thing}', () => subject ?? ''),
            reading,
          )
    if (text === null) continue
    if (frame.includes('{thing}')) subjects.shift()
    return upperFirst(text)
  }
  return null
}

/** The visitor's own words as a title, the same for all, as they are tested against each other; a topic alone gets a blank. */
function buildTitle(reading: ParsedPrompt): string {
  const { kind, sure, language, sentences } = reading
  const visitorTitle = (
    sentences.length > 1 ? (getVisitorSentences(reading)[0] ?? '') : buildPlainLine(reading)
  ).replace(/\.$/, '')
  const line = truncateAtWord(visitorTitle.replace(/[<>]/g, ''), youtubeTitle.max)
  const isTopic = kind === 'subject' && sure && language === 'en' && line.length < youtubeTitle.max / 2
  return isTopic ? `${line}: [what happens in the video]` : line
}

/** An image generator does not know the visitor: "your hands" are hands, and "you" a person. */
function toImpersonal(text: string): string {
  const impersonalText = text
    .replace(/\byour (?=face)/gi, 'a ')
    .replace(/\byour (?![^[\]]{0,120}\])/gi, '')
    .replace(/^you\b/i, 'a person')
  return impersonalText.charAt(0).toLowerCase() + impersonalText.slice(1)
}
