import type { Random } from '@/lib/core/random'
import { truncateAtWord } from '@/lib/core/strings/truncate-at-word'
import { upperFirst } from '@/lib/core/strings/upper-first'
import { youtubeTitle } from '@/lib/platforms/networks/youtube'
import type { Draft, DraftContext } from '@/lib/tool/define'
import type { Reading } from '@/lib/tool/reading'
import { createLines } from '@/lib/writer/frames/lines'
import { render } from '@/lib/writer/frames/render'
import { plainLine } from '@/lib/writer/sequence/openings'
import { ownSentences } from '@/lib/writer/sequence/steps'
import { type Concept, concepts } from './concepts'
import type { ThumbnailInput, thumbnailFields } from './fields'
import { listSubjects } from './list-subjects'
import { looks } from './looks'
import { suggestOverlays } from './suggest-overlays'
import type { Lever, Thumbnail } from './thumbnail'

export const draft: Draft<typeof thumbnailFields, Thumbnail> = { writes: 'sentences', write: thumbnails }

/** Thumbnails whose levers take turns, so that any three in a row bet on different things. */
function* thumbnails(
  { reading, parameters }: ThumbnailInput & DraftContext,
  random: Random,
): Generator<Thumbnail> {
  const { face, style } = parameters
  const look = looks[style]
  const words = suggestOverlays(reading, createLines(reading, random))
  const things = random.shuffle(listSubjects(reading))
  const palettes = random.shuffle(look.palettes)
  const title = titleOf(reading)
  const turn = reading.line.length
  const isAsked = reading.kind !== 'hard-time' && reading.language === 'en'
  const allowed = concepts.filter((concept) => (face === 'yes' || !concept.face) && suits(concept, reading))
  for (const [index, concept] of byTurns(random.shuffle(allowed), reading).entries()) {
    const focal = focalOf(concept, reading, things)
    if (focal === null) continue
    const { lever, sizeTest } = concept
    const overlayText =
      words[index] ??
      (isAsked ? (index === words.length ? '[your three words]' : lever === 'words' ? '[one word]' : '') : '')
    if (overlayText === '' && lever === 'words') continue
    const background = look.backgrounds[(index + turn) % look.backgrounds.length] ?? ''
    const space = overlayText === '' ? '' : ' Free space for words,'
    yield {
      concept: concept.concept,
      lever,
      focal,
      overlayText,
      background,
      composition: overlayText === '' ? withoutWords(concept.composition) : concept.composition,
      colours: [...(palettes[(index + turn) % palettes.length] ?? [])],
      title,
      sizeTest,
      imagePrompt:
        `${look.picture}: ${ofAnybody(focal)}. Background: ${ofAnybody(background)}.${space} no text, no logo.`.replace(
          '. no',
          '. No',
        ),
    }
  }
}

/** Where everything but the words is. */
function withoutWords(composition: string): string {
  return composition.split('; words')[0] ?? composition
}

function suits({ kinds }: Concept, { kind, sure }: Reading): boolean {
  if (kind === 'hard-time') return kinds?.includes(kind) ?? false
  return kinds === undefined || (sure && kinds.includes(kind))
}

/** Those made for the kind first, then one of each lever after the other. */
function byTurns(allowed: readonly Concept[], { kind }: Reading): Concept[] {
  const ordered = allowed.toSorted((one, other) => Number(isFor(other)) - Number(isFor(one)))
  function isFor({ kinds = [] }: Concept): boolean {
    return kinds.includes(kind)
  }
  const queues = [...Map.groupBy(ordered, ({ lever }): Lever => lever).values()]
  const rounds = Math.max(0, ...queues.map((queue) => queue.length))
  return Array.from({ length: rounds }, (_, round) => queues.flatMap((queue) => queue[round] ?? [])).flat()
}

/** Takes a thing off the list where it uses one. */
function focalOf({ focal }: Concept, reading: Reading, things: string[]): string | null {
  for (const frame of focal) {
    const [thing] = things
    const text =
      frame.includes('{thing}') && !thing
        ? null
        : render(
            frame.replace('{thing}', () => thing ?? ''),
            reading,
          )
    if (text === null) continue
    if (frame.includes('{thing}')) things.shift()
    return upperFirst(text)
  }
  return null
}

/** The visitor's own words as a title, the same for all, as they are tested against each other; a topic alone gets a blank. */
function titleOf(reading: Reading): string {
  const { kind, sure, language, sentences } = reading
  const own = (sentences.length > 1 ? (ownSentences(reading)[0] ?? '') : plainLine(reading)).replace(
    /\.$/,
    '',
  )
  const line = truncateAtWord(own.replace(/[<>]/g, ''), youtubeTitle.max)
  const isTopic = kind === 'subject' && sure && language === 'en' && line.length < youtubeTitle.max / 2
  return isTopic ? `${line}: [what happens in the video]` : line
}

/** An image generator does not know the visitor: "your hands" are hands, and "you" a person. */
function ofAnybody(text: string): string {
  const impersonal = text
    .replace(/\byour (?=face)/gi, 'a ')
    .replace(/\byour (?![^[\]]{0,120}\])/gi, '')
    .replace(/^you\b/i, 'a person')
  return impersonal.charAt(0).toLowerCase() + impersonal.slice(1)
}
