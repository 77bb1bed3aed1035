import type { Random } from '@/lib/core/random'
import { truncateAtWord } from '@/lib/core/strings/truncate-at-word'
import { upperFirst } from '@/lib/core/strings/upper-first'
import { youtubeTitle } from '@/lib/platforms/networks/youtube'
import type { ParsedPrompt } from '@/lib/tool/parsed-prompt'
import type { DraftContext, DraftRecipe } from '@/lib/tool/tool-definition'
import { createLinePicker } from '@/lib/writer/frames/line-picker'
import { renderFrame } from '@/lib/writer/frames/render-frame'
import { buildPlainLine } from '@/lib/writer/sequence/openings'
import { getVisitorSentences } from '@/lib/writer/sequence/steps'
import { type Concept, concepts } from './concepts'
import type { ThumbnailInput, thumbnailFields } from './fields'
import { listSubjects } from './list-subjects'
import { looks } from './looks'
import { suggestOverlays } from './suggest-overlays'
import type { Lever, Thumbnail } from './thumbnail'

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
