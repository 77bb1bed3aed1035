import type { Draft } from '@/lib/tool/define'
import { createScenes, type Say } from '@/lib/writer/advice/scene'
import { capitalise } from '@/lib/writer/grammar'
import { cleanFirst } from '@/lib/writer/phrasing/clean-first'
import { createDeck } from '@/lib/writer/phrasing/deck'
import type { Random } from '@/lib/writer/random'
import type { Topic } from '@/lib/writer/topic'
import { isCoarse } from '@/lib/writer/words/coarse'
import { type Concept, concepts, looks, titles } from './concepts'
import type { ThumbnailInput, thumbnailFields } from './fields'
import { fitThumbnail } from './fit'
import type { Lever, Thumbnail } from './thumbnail'

type Request = ThumbnailInput & { topic: Topic }

/** Fewer words than this are a subject and no title. */
const MIN_TITLE_WORDS = 4

export const draft: Draft<typeof thumbnailFields, Thumbnail> = {
  writes: 'sentences',
  write: (request, random) => cleanFirst(thumbnails(request, random)),
}

/** Thumbnails whose levers take turns, so that any three in a row bet on different things. */
function* thumbnails(request: Request, random: Random): Generator<Thumbnail> {
  const { prompt, topic, parameters } = request
  const { face, style, audience, niche } = parameters
  const nextScene = createScenes({ prompt, topic, audience, niche }, random)
  const title = titleOf(topic, nextScene().say, random)
  const nextPalette = createDeck(looks[style].palettes, random)
  const allowed = random.shuffle(concepts.filter((concept) => face === 'yes' || !concept.face))
  for (const concept of byTurns(allowed)) {
    const made = render({ concept, title, colours: nextPalette() ?? [], request, say: nextScene().say })
    if (made) yield made
  }
}

/** The prompt where it reads like a title, else one by rule: the same for all, as they are tested against each other. */
function titleOf({ line, noun }: Topic, say: Say, random: Random): string {
  const sayable = line !== null && (!isCoarse(line) || isCoarse(noun))
  if (sayable && line.split(' ').length >= MIN_TITLE_WORDS) return capitalise(line)
  for (const template of random.shuffle(titles)) {
    const title = say(template)
    if (title && (!isCoarse(title) || isCoarse(noun))) return title
  }
  return capitalise(noun)
}

function* byTurns(allowed: readonly Concept[]): Generator<Concept> {
  const queues = Map.groupBy(allowed, ({ lever }): Lever => lever)
  for (let left = allowed.length; left > 0; ) {
    for (const queue of queues.values()) {
      const concept = queue.shift()
      if (!concept) continue
      left -= 1
      yield concept
    }
  }
}

type Order = { concept: Concept; title: string; colours: readonly string[]; request: Request; say: Say }

function render({ concept, title, colours, request, say }: Order): Thumbnail | null {
  const look = looks[request.parameters.style]
  const name = say(concept.concept)
  const focal = say(concept.focal)
  const drawn = say(concept.drawn ?? concept.focal)
  const background = say(look.background)
  if (!name || !focal || !drawn || !background) return null
  const { lever, emotion, composition, sizeTest } = concept
  for (const template of concept.overlays) {
    const overlayText = say(template)
    const imagePrompt = `${look.picture}: ${ofAnybody(drawn)}. Background: ${ofAnybody(background)}. Free space for words, no text, no logo.`
    const made =
      overlayText &&
      fitThumbnail(
        {
          concept: name,
          lever,
          focal,
          emotion,
          overlayText,
          background,
          composition,
          colours: [...colours],
          title,
          sizeTest,
          imagePrompt,
        },
        request,
      )
    if (made) return made
  }
  return null
}

/** An image generator does not know the visitor: "your hands" are hands, and "you" a person. */
function ofAnybody(text: string): string {
  const impersonal = text.replace(/\byour /gi, '').replace(/^you\b/i, 'a person')
  return impersonal.charAt(0).toLowerCase() + impersonal.slice(1)
}
