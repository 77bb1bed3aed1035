import type { DraftContext } from '@/lib/tool/define'
import type { Kind, Reading } from '@/lib/tool/reading'
import type { Bio } from './bio'
import type { BioInput } from './bio-fields'
import type { BioPlatform } from './bio-platforms'
import { displayNames } from './display-names'
import { fitBio } from './fit-bio'
import { type Pieces, piecesOf } from './pieces'

type Layout = Pick<Bio, 'formula' | 'lead'> & Partial<Pick<Bio, 'value' | 'detail' | 'cta'>>

const share = '[what you share here, in a few words]'
const proof = '[one fact: years, clients or a number]'
const byLine = 'Line by line'

/** Bios of the visitor's own words, each laid out in another way; a blank stands where one thing is missing. */
export function draftBios(platform: BioPlatform, input: BioInput & DraftContext): Bio[] {
  const { reading, parameters } = input
  const names = displayNames(reading, parameters.name, platform.name.max)
  const pieces = piecesOf(reading, input, platform)
  const plain = reading.kind === 'hard-time' || pieces.voice === 'post'
  const emoji = plain ? [] : emojiOf(reading, parameters.emoji)
  return layoutsOf(reading, pieces, platform).flatMap((layout, at) => {
    const bio: Bio = {
      value: '',
      detail: '',
      cta: '',
      ...layout,
      name: names[at % Math.max(1, names.length)] ?? '',
    }
    const marked = withEmoji(
      bio,
      layout.formula !== byLine && (at === 0 || parameters.emoji === 'expressive') ? emoji : [],
    )
    return fitBio(marked, platform, input) ?? []
  })
}

function layoutsOf(reading: Reading, pieces: Pieces, platform: BioPlatform): Layout[] {
  const { voice, line, subject, place, audience, fact, turn, cta, parts } = pieces
  if (reading.kind === 'hard-time') return quiet(reading, line)
  const english = reading.language === 'en'
  const said = { value: audience, detail: fact, cta }
  if (voice === 'post' || parts.length === 0)
    return english ? ofPost(reading, pieces, platform) : asSaid(pieces)
  const where = platform.place && place && subject ? place : ''
  const counted = fact !== '' || /\d/.test(parts.join(' '))
  const lead = line ?? parts[0] ?? ''
  const [one = '', two = '', ...others] = parts
  const apart: Layout[] =
    parts.length > 1
      ? [{ formula: byLine, lead: one, value: two, detail: others.join(', ') || fact, cta }]
      : []
  const together = line === null ? [] : [{ ...said, formula: 'As you said it', lead }]
  return [
    ...(platform.lines && apart.length > 0 ? apart : together),
    ...(where ? [{ ...said, formula: 'What and where', lead: subject ?? '', detail: where }] : []),
    ...(parts.length > 1 && !platform.lines && parts.join(' · ').length <= platform.bio.max
      ? [{ formula: 'With dots', lead: parts.join(' · '), detail: fact, cta }]
      : []),
    ...(turn ? [{ formula: 'With a twist', lead, value: fact, detail: turn }] : []),
    ...(fact && (audience || cta) ? [{ formula: 'Just the fact', lead, detail: fact }] : []),
    ...(english && !counted ? [{ ...said, formula: 'With one fact', lead, detail: proof }] : []),
    ...(english && audience === '' && !/^i (?:post|share|make|film)\b/i.test(lead)
      ? [{ ...said, formula: 'And what you post', lead, value: share }]
      : []),
    ...(english && voice === 'topic'
      ? [{ ...said, formula: 'With a rhythm', lead, value: 'New every [day of the week]' }]
      : []),
  ].slice(0, most)
}

const most = 4

/** A post is no bio: what it is about stands alone, and the visitor says the rest. */
function ofPost({ kind }: Reading, pieces: Pieces, platform: BioPlatform): Layout[] {
  const { subject, place, audience, fact, cta } = pieces
  const rest = { value: audience, detail: fact, cta }
  if (subject === null) return [{ ...rest, formula: 'What you post', lead: share, detail: fact || proof }]
  const where = platform.place ? place : ''
  return [
    { ...rest, formula: 'What you post', lead: subject, value: share },
    ...(where ? [{ ...rest, formula: 'What and where', lead: subject, value: where, detail: share }] : []),
    ...(fact === '' ? [{ ...rest, formula: 'With one fact', lead: subject, detail: proof }] : []),
    ...(channelLike.has(kind)
      ? [{ ...rest, formula: 'With a rhythm', lead: subject, value: 'New every [day of the week]' }]
      : []),
  ]
}

const channelLike: ReadonlySet<Kind> = new Set<Kind>([
  'how-to',
  'list',
  'review',
  'comparison',
  'place',
  'day',
])

function asSaid({ line, fact, cta }: Pieces): Layout[] {
  return line === null ? [] : [{ formula: 'As you said it', lead: line, detail: fact, cta }]
}

/** The exact words, and room for what the visitor wants to say beside them. */
function quiet({ sentences, language }: Reading, line: string | null): Layout[] {
  const said = line ?? sentences[0]
  if (!said) return []
  return [
    { formula: 'As you said it', lead: said },
    ...(language === 'en'
      ? [{ formula: 'And what you post', lead: said, value: '[what you share here, in a few words]' }]
      : []),
  ]
}

/** The visitor's own emoji; that of the field which their noun names only where they like many. */
function emojiOf({ emoji, niche }: Reading, choice: BioInput['parameters']['emoji']): readonly string[] {
  if (choice === 'none' || emoji.length > 0) return choice === 'none' ? [] : emoji
  return choice === 'expressive' ? (niche?.emoji ?? []).slice(0, 1) : []
}

function withEmoji(bio: Bio, emoji: readonly string[]): Bio {
  return emoji.length === 0 ? bio : { ...bio, lead: `${bio.lead} ${emoji.slice(0, 3).join('')}` }
}
