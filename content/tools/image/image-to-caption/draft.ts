import type { Random } from '@/lib/core/random'
import { hasBlank } from '@/lib/core/strings/blanks'
import { containsPhrase } from '@/lib/core/strings/contains-phrase'
import { mostOf } from '@/lib/kits/posts/choose-lines'
import { emojiFor } from '@/lib/kits/posts/emoji'
import { firstClauses, ownLines } from '@/lib/kits/posts/own-lines'
import type { Post } from '@/lib/kits/posts/post'
import { saysAlready } from '@/lib/kits/posts/says-already'
import { sentence } from '@/lib/kits/posts/sentence'
import { shortenedBy } from '@/lib/kits/posts/shorter-post'
import type { Draft } from '@/lib/tool/define'
import type { Kind, Reading } from '@/lib/tool/reading'
import type { CaptionInput, captionFields } from './fields'
import { fitCaption } from './fit'
import { headings, photoLines } from './photo-lines'
import { getPhotoTags } from './photo-tags'

/** How many lines an outline leaves to the visitor. */
const blankLines = { short: 1, medium: 1, long: 2 } as const
/** More of them would be one caption with other questions. */
const MOST_OUTLINES = 2

/** What is told as such, and not as a moment that had a minute before it. */
const plain: ReadonlySet<Kind> = new Set<Kind>([
  'announcement',
  'offer',
  'opinion',
  'question',
  'comparison',
  'how-to',
  'list',
  'review',
])

type Text = Pick<Post, 'angle' | 'hook' | 'body'>

/**
 * Captions that the visitor's own fact carries: as it stands, with the details, and with one line left to fill in. Nothing is put before or behind it that any
 * other photo could have, and nobody looks at the picture.
 */
export const draft: Draft<typeof captionFields, Post> = {
  writes: 'sentences',
  *write(input, random) {
    const { reading, parameters } = input
    const emoji = emojiFor(reading, parameters.emoji)
    const hashtags = getPhotoTags(reading, parameters.hashtags, parameters.keyword)
    const { action } = reading.details
    let left = mostOf(parameters.count)
    for (const text of texts(input, random)) {
      const asks =
        action && reading.kind !== 'hard-time' && !containsPhrase(`${text.hook} ${text.body}`, action)
      const cta = asks ? sentence(action) : ''
      const fitted = fitCaption(
        { ...text, hook: text.hook + emoji.hook, cta: cta && cta + emoji.end, hashtags },
        input,
      )
      // A line to fill in that has no room leaves what came before once more.
      if (!fitted || hasBlank(text.body) !== hasBlank(fitted.body)) continue
      yield fitted
      left -= 1
      if (left === 0) return
    }
  },
  shorten: shortenedBy(fitCaption),
}

function* texts(input: CaptionInput & { reading: Reading }, random: Random): Generator<Text> {
  const { reading } = input
  const { kind, sentences, details, language } = reading
  const fact = factOf(input)
  const [first = fact, ...rest] = kind === 'pasted' ? sentences.map(sentence) : [fact]
  const told = rest.length > 0 ? [rest.join(' ')] : []
  const more = [details.outcome, details.turn]
    .flatMap((words) => (words ? sentence(words) : []))
    .filter((text) => !saysAlready(fact, text))
  const below = (...lines: readonly string[]) => [...told, ...lines].join('\n\n')
  yield { angle: kind === 'hard-time' ? 'Quietly' : 'Your words', hook: first, body: below(...more) }
  if (more.length > 1) for (const one of more) yield { angle: 'Shorter', hook: first, body: below(one) }
  if (details.audience && language === 'en')
    yield {
      angle: 'Who it’s for',
      hook: `For ${details.audience}.`,
      body: [first, below(...more)].join('\n\n').trim(),
    }
  if (kind === 'hard-time') return
  const set = reading.sure && plain.has(kind) ? 'facts' : 'moments'
  const lines = [...(photoLines[language]?.[set] ?? [])].map((line, at) => ({
    line,
    angle: headings[set][at] ?? '',
  }))
  const dealt = random.shuffle(lines)
  for (const [at, { angle }] of dealt.slice(0, MOST_OUTLINES).entries()) {
    const blanks = dealt.slice(at, at + blankLines[input.parameters.length]).map(({ line }) => line)
    yield { angle, hook: first, body: below(...more, ...blanks) }
  }
}

/** The fact as it was typed; as much of it as the network takes. */
function factOf(input: CaptionInput & { reading: Reading }): string {
  const { reading } = input
  const fits = ({ text }: { text: string }) =>
    fitCaption({ angle: 'x', hook: text, body: '', cta: '', hashtags: [] }, input) !== null
  const [whole] = ownLines(reading)
  return (ownLines(reading).find(fits) ?? firstClauses(reading, fits) ?? whole)?.text ?? reading.line
}
