import { createRandom, type Random } from '@/lib/core/random'
import { composePrompt } from '../ai-image-generator/compose-prompt'
import { isForeign, said, saysPhoto } from '../ai-image-generator/said'
import { ANY, ratios } from './fields'
import { formatSaid } from './format-said'
import { leftOut } from './left-out'
import { type Family, finishes, finishOf, fitsAny, looks, mediums, styles, withoutColour } from './terms'

export type Slots = {
  target: string
  ratio: string
  medium: string
  style: string
  light: string
  palette: string
  mood: string
  composition: string
  lens: string
  wording: string
  avoid: string
}

export const VARIANTS = 3

const families: readonly Family[] = ['photo', 'drawn', 'render']

/**
 * At most three prompts for one idea, which stands first in each: what is chosen stands in each, what the idea says itself gets no rival, and what is left open is filled
 * with what fits any idea, another in each. The same seed gives the same ones. None without an idea.
 */
export function writePrompts(given: string, slots: Slots, seed: number): string[] {
  const { scene, ratio } = formatSaid(given, slots.ratio)
  const { idea, without } = leftOut(scene)
  if (idea === '') return []
  const random = createRandom(seed)
  // What another language says cannot be told, so nothing is set beside it.
  const isRead = !isForeign(idea)
  const isOpen = (chosen: string, words: RegExp) => chosen === ANY && isRead && !words.test(idea)
  const deal = (chosen: string, words: RegExp, fitting: readonly string[]) =>
    isOpen(chosen, words) ? random.shuffle(fitting) : [chosenOrNone(chosen)]
  const light = deal(slots.light, said.light, fitsAny.lights)
  const composition = deal(slots.composition, said.framing, fitsAny.compositions)
  const lens = deal(slots.lens, said.camera, fitsAny.lenses)
  const medium = dealMediums(slots, idea, random)
  const finished = Object.fromEntries(families.map((family) => [family, random.shuffle(finishes[family])]))
  // A light has its colours: where one is named, none are added.
  const isColourOpen = isOpen(slots.palette, said.colours) && isOpen(slots.light, said.light)
  const write = slots.target === 'generic' ? asList : asParts
  const prompts = Array.from({ length: VARIANTS }, (_, index) => {
    const at = (words: readonly string[] = []) => words[index % words.length] ?? ''
    const made = at(medium)
    const family =
      familyOf(made, mediums) ?? familyOf(slots.style, styles) ?? (saysPhoto(idea) ? 'photo' : null)
    const isPhoto = family === 'photo'
    const colours = isPhoto ? fitsAny.photoColours : fitsAny.artColours
    return write({
      idea,
      medium: made,
      style: chosenOrNone(slots.style),
      finish:
        made && at(finished[family ?? '']?.filter((finish) => finishOf[finish]?.includes(made) ?? true)),
      light: isPhoto || family === 'render' || slots.light !== ANY ? at(light) : '',
      palette:
        isColourOpen && made && !withoutColour.includes(made) ? at(colours) : chosenOrNone(slots.palette),
      mood: chosenOrNone(slots.mood),
      composition: at(composition),
      lens: isPhoto || slots.lens !== ANY ? at(lens) : '',
      format: ratios[ratio].words,
      wording: slots.wording.replace(/["“”]/g, '').trim(),
      avoid: listed(...without, slots.avoid.trim()),
    })
  })
  return [...new Set(prompts)]
}

const chosenOrNone = (chosen: string) => (chosen === ANY ? '' : chosen)

/** None where the idea names a look; where a style or a lens is chosen, only what goes with it, so that no watercolour is taken at f/1.8. */
function dealMediums({ medium, style, lens }: Slots, idea: string, random: Random): string[] {
  if (medium !== ANY) return [medium]
  if (said.look.test(idea)) return []
  const only = familyOf(style, styles) ?? (lens === ANY ? null : 'photo')
  if (only === 'render') return ['3D render']
  if (only) return random.shuffle(looks.flat().filter((one) => mediums[only].includes(one)))
  return looks.map((media) => random.pick(media))
}

function familyOf(words: string, all: typeof mediums): Family | undefined {
  return families.find((family) => all[family].includes(words))
}

type Parts = Record<
  | 'idea'
  | 'medium'
  | 'style'
  | 'finish'
  | 'light'
  | 'palette'
  | 'mood'
  | 'composition'
  | 'lens'
  | 'format'
  | 'wording'
  | 'avoid',
  string
>

/** Named parts with the subject first: what models understand that read prompts as language. */
function asParts(parts: Parts): string {
  const { idea, medium, style, finish, light, mood, composition, lens, format, palette } = parts
  return composePrompt({
    subject: idea,
    style: listed(medium, style, finish, !light && mood && `${mood} mood`),
    light: light && listed(light, mood && `${mood} mood`),
    composition: listed(composition, lens, format),
    colours: palette,
    wording: parts.wording,
    avoid: parts.avoid,
  })
}

/** Words by commas, most important first: what generators were trained on that weigh single words. */
function asList(parts: Parts): string {
  const { idea, medium, style, composition, lens, light, palette, mood, finish, format, wording } = parts
  const words = listed(
    idea,
    medium,
    style,
    composition,
    lens,
    light,
    palette,
    mood && `${mood} mood`,
    finish,
    wording && `the text “${wording}”`,
    format,
  )
  return parts.avoid ? `${words}\nNegative prompt: ${parts.avoid}` : words
}

const listed = (...words: readonly (string | false)[]) => words.filter(Boolean).join(', ')
