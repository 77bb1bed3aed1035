import type { Order } from '@/lib/tool/define'
import { upperFirst } from '@/lib/writer/frames/render'
import type { Random } from '@/lib/writer/random'
import type { Reading } from '@/lib/writer/reading/reading'
import type { Bio } from './bio'
import type { BioInput } from './bio-fields'
import type { BioPlatform } from './bio-platforms'
import { displayNames } from './display-names'
import { fitBio } from './fit-bio'
import { moments, type Pieces, piecesOf } from './pieces'

type Layout = Pick<Bio, 'formula' | 'lead'> & Partial<Pick<Bio, 'value' | 'detail' | 'cta'>>

const blanks = {
  who: '[who you are, in three words]',
  fact: '[one fact: years, clients or a number]',
  audience: '[who it is for, in three words]',
  place: '[your city]',
  next: '[what to do next: book, order or watch]',
} as const

/** Bios of the visitor's own words, each laid out in another way; a blank stands where one thing is missing. */
export function draftBios(platform: BioPlatform, input: BioInput & Order, _random: Random): Bio[] {
  const { reading, parameters } = input
  const names = displayNames(reading, parameters.name, platform.name.max)
  const emoji = parameters.emoji === 'none' || reading.kind === 'hard-time' ? [] : emojiOf(reading)
  return layoutsOf(reading, piecesOf(reading, input, platform), platform).flatMap((layout, at) => {
    const bio: Bio = {
      value: '',
      detail: '',
      cta: '',
      ...layout,
      name: names[at % Math.max(1, names.length)] ?? '',
    }
    const marked = withEmoji(bio, at % 2 === 0 || parameters.emoji === 'expressive' ? emoji : [])
    return fitBio(marked, platform, input) ?? []
  })
}

function layoutsOf(reading: Reading, pieces: Pieces, platform: BioPlatform): Layout[] {
  const { line, subject, place, audience, fact, turn, cta } = pieces
  if (reading.kind === 'hard-time') return quiet(reading, line)
  const english = reading.language === 'en'
  const lead = line ?? subject
  if (lead === null)
    return english
      ? [{ formula: 'Who, then what', lead: blanks.who, value: reading.keywords[0] ?? '', cta }]
      : []
  const momentary = moments.has(reading.kind)
  const parts = partsOf(reading)
  return [
    ...(parts
      ? [
          {
            formula: 'Line by line',
            lead: parts[0] ?? '',
            value: parts[1] ?? '',
            detail: parts[2] ?? fact,
            cta,
          },
        ]
      : []),
    { formula: 'As you said it', lead, value: audience, detail: fact, cta },
    ...(english && momentary && line
      ? [{ formula: 'Who, then what', lead: blanks.who, value: line, cta }]
      : []),
    ...(subject
      ? [
          {
            formula: 'What and where',
            lead: subject,
            value: audience,
            detail: place && platform.place ? place : fact,
            cta,
          },
        ]
      : []),
    ...(turn ? [{ formula: 'With a turn', lead, value: fact, detail: turn }] : []),
    ...(fact ? [{ formula: 'The fact alone', lead, detail: fact }] : []),
    ...(english ? outlines(pieces, lead, momentary, platform) : []),
  ]
}

/** With a blank for the one thing that is missing. */
function outlines(
  { subject, place, audience, fact, cta }: Pieces,
  lead: string,
  momentary: boolean,
  platform: BioPlatform,
): Layout[] {
  const about = momentary ? (subject ?? lead) : lead
  return [
    ...(fact ? [] : [{ formula: 'With one fact', lead: about, value: audience, detail: blanks.fact, cta }]),
    ...(cta
      ? []
      : [{ formula: 'With a next step', lead: about, value: audience, detail: fact, cta: blanks.next }]),
    ...(place || !platform.place
      ? []
      : [{ formula: 'With your city', lead: about, detail: blanks.place, cta }]),
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

/** The visitor's own emoji, else that of the field which their noun names. */
function emojiOf({ emoji, niche }: Reading): readonly string[] {
  return emoji.length > 0 ? emoji : (niche?.emoji ?? []).slice(0, 1)
}

function withEmoji(bio: Bio, emoji: readonly string[]): Bio {
  return emoji.length === 0 ? bio : { ...bio, lead: `${bio.lead} ${emoji.slice(0, 3).join('')}` }
}
