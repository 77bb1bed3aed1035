import type { Order } from '@/lib/tool/define'
import { upperFirst } from '@/lib/writer/frames/render'
import type { Reading } from '@/lib/writer/reading/reading'
import type { Bio } from './bio'
import type { BioInput } from './bio-fields'
import type { BioPlatform } from './bio-platforms'
import { displayNames } from './display-names'
import { fitBio } from './fit-bio'
import { type Pieces, piecesOf } from './pieces'

type Layout = Pick<Bio, 'formula' | 'lead'> & Partial<Pick<Bio, 'value' | 'detail' | 'cta'>>

const who = '[who you are, in three words]'
const byLine = 'Line by line'
const next = '[what to do next: book, order or visit]'

/** Bios of the visitor's own words, each laid out in another way; a blank stands where one thing is missing. */
export function draftBios(platform: BioPlatform, input: BioInput & Order): Bio[] {
  const { reading, parameters } = input
  const names = displayNames(reading, parameters.name, platform.name.max)
  const emoji = reading.kind === 'hard-time' ? [] : emojiOf(reading, parameters.emoji)
  return layoutsOf(reading, piecesOf(reading, input, platform), platform).flatMap((layout, at) => {
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
  const { voice, line, subject, place, audience, fact, turn, cta } = pieces
  if (reading.kind === 'hard-time') return quiet(reading, line)
  const english = reading.language === 'en'
  const lead = line ?? subject
  if (lead === null) return english ? [{ formula: 'Who you are', lead: who, cta }] : []
  const parts = platform.lines ? partsOf(reading) : null
  const where = platform.place ? place : ''
  const whole = parts
    ? { formula: byLine, lead: parts[0] ?? '', value: parts[1] ?? '', detail: parts[2] ?? fact, cta }
    : { formula: 'As you said it', lead, value: audience, detail: fact, cta }
  const noun = { formula: 'What and where', lead: subject ?? '', value: audience, detail: where || fact, cta }
  return [
    whole,
    ...(english && voice === 'moment'
      ? [{ formula: 'Who, then what', lead: who, value: lead, detail: fact, cta }]
      : []),
    ...(subject && (where || audience || (voice === 'person' && subject.includes(' ')))
      ? [english && !where && !cta ? { ...noun, cta: next } : noun]
      : []),
    ...(turn ? [{ formula: 'With a turn', lead, value: fact, detail: turn }] : []),
    ...(fact && (audience || cta) ? [{ formula: 'The fact alone', lead, detail: fact }] : []),
    ...(english ? outlines(pieces, lead, platform) : []),
  ]
}

/** With a blank for one thing that is missing, by what the prompt is. */
function outlines(pieces: Pieces, lead: string, platform: BioPlatform): Layout[] {
  const { voice, venue, subject, place, audience, fact, cta } = pieces
  const base = { lead, value: audience, detail: fact, cta }
  const proof = venue ? 'Open [days and hours]' : '[one fact: years, clients or a number]'
  const about = { ...base, formula: 'With your subject', value: 'Posts about [two or three words]' }
  const start = { ...base, formula: 'Where to start', cta: 'Start with [your best post]' }
  if (voice === 'moment') return [about]
  if (voice === 'person') {
    return [
      ...(fact === '' ? [{ ...base, formula: venue ? 'With hours' : 'With one fact', detail: proof }] : []),
      ...(place === '' && platform.place
        ? [{ ...base, formula: 'With your city', detail: '[your city]' }]
        : []),
      ...(subject === null && !venue ? [about] : cta === '' ? [start] : []),
    ]
  }
  return [
    { ...base, formula: 'By whom', value: `By ${who}` },
    { ...base, formula: 'With a rhythm', value: 'New every [day of the week]' },
    ...(cta === '' ? [start] : []),
  ]
}

/** The exact words, and room for what the visitor wants to say beside them. */
function quiet({ sentences, language }: Reading, line: string | null): Layout[] {
  const said = line ?? sentences[0]
  if (!said) return []
  return [
    { formula: 'As you said it', lead: said },
    ...(language === 'en'
      ? [{ formula: 'And what is here', lead: said, value: '[what you share here, in a few words]' }]
      : []),
  ]
}

/** "software engineer, dad, amateur baker": a line for each. */
function partsOf({ line, shape }: Reading): string[] | null {
  const parts = line.split(/, (?:and )?/).map((part) => upperFirst(part.trim()))
  return shape === 'phrase' &&
    parts.length >= 2 &&
    parts.length <= 3 &&
    parts.every((part) => part !== '' && part.length <= 40)
    ? parts
    : null
}

/** The visitor's own emoji; that of the field which their noun names only where they like many. */
function emojiOf({ emoji, niche }: Reading, choice: BioInput['parameters']['emoji']): readonly string[] {
  if (choice === 'none' || emoji.length > 0) return choice === 'none' ? [] : emoji
  return choice === 'expressive' ? (niche?.emoji ?? []).slice(0, 1) : []
}

function withEmoji(bio: Bio, emoji: readonly string[]): Bio {
  return emoji.length === 0 ? bio : { ...bio, lead: `${bio.lead} ${emoji.slice(0, 3).join('')}` }
}
