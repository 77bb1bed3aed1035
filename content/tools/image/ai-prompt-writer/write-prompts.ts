import { createRandom, type Random } from '@/lib/core/random'
import { countWords } from '@/lib/core/strings/words'
import type { Meter } from '@/lib/tool/card'
import { composePrompt, isNonEnglish, mentionsPhoto, promptPatterns } from '../ai-image-generator/prompt-parts'
import { ANY, type fields, ratios } from './fields'
import { extractFormat, extractNegatives } from './parse-idea'
import {
  colorlessMediums,
  defaultMediums,
  finishes,
  type MediumFamily,
  mediums,
  mediumsByFinish,
  neutralTerms,
  styles,
} from './terms'

export type PromptParameters = Record<(typeof fields)[number]['name'], string>

export const VARIANT_COUNT = 3

const families: readonly MediumFamily[] = ['photo', 'drawn', 'render']

/** Up to three, the same for the same seed. No term competes with what the idea already says. */
export function writePrompts(input: string, parameters: PromptParameters, seed: number): string[] {
  const { scene, ratio } = extractFormat(input, parameters.ratio)
  const { idea, excludedTerms } = extractNegatives(scene)
  if (idea === '') return []
  const random = createRandom(seed)
  // The content of other languages is not detected, so nothing is added to it.
  const isEnglish = !isNonEnglish(idea)
  const isUnspecified = (choice: string, pattern: RegExp) => choice === ANY && isEnglish && !pattern.test(idea)
  const pickTerms = (choice: string, pattern: RegExp, candidates: readonly string[]) =>
    isUnspecified(choice, pattern) ? random.shuffle(candidates) : [getChosenTerm(choice)]
  const lightTerms = pickTerms(parameters.light, promptPatterns.light, neutralTerms.lights)
  const compositionTerms = pickTerms(parameters.composition, promptPatterns.framing, neutralTerms.compositions)
  const lensTerms = pickTerms(parameters.lens, promptPatterns.camera, neutralTerms.lenses)
  const mediumTerms = pickMediums(parameters, idea, random)
  const shuffledFinishes = Object.fromEntries(families.map((family) => [family, random.shuffle(finishes[family])]))
  // Light implies its colors, so a named light gets no palette.
  const isColorUnspecified =
    isUnspecified(parameters.palette, promptPatterns.colors) && isUnspecified(parameters.light, promptPatterns.light)
  const formatPrompt = parameters.target === 'generic' ? formatAsList : formatAsParts
  const prompts = Array.from({ length: VARIANT_COUNT }, (_, index) => {
    const pickForVariant = (terms: readonly string[] = []) => terms[index % terms.length] ?? ''
    const variantMedium = pickForVariant(mediumTerms)
    const family =
      getFamily(variantMedium, mediums) ?? getFamily(parameters.style, styles) ?? (mentionsPhoto(idea) ? 'photo' : null)
    const isPhoto = family === 'photo'
    const colors = isPhoto ? neutralTerms.photoColors : neutralTerms.artColors
    return formatPrompt({
      idea,
      medium: variantMedium,
      style: getChosenTerm(parameters.style),
      finish:
        variantMedium &&
        pickForVariant(
          shuffledFinishes[family ?? '']?.filter((finish) => mediumsByFinish[finish]?.includes(variantMedium) ?? true),
        ),
      light: isPhoto || family === 'render' || parameters.light !== ANY ? pickForVariant(lightTerms) : '',
      palette:
        isColorUnspecified && variantMedium && !colorlessMediums.includes(variantMedium)
          ? pickForVariant(colors)
          : getChosenTerm(parameters.palette),
      mood: getChosenTerm(parameters.mood),
      composition: pickForVariant(compositionTerms),
      lens: isPhoto || parameters.lens !== ANY ? pickForVariant(lensTerms) : '',
      format: ratios[ratio].words,
      wording: parameters.wording.replace(/["“”]/g, '').trim(),
      avoid: joinWithCommas(...excludedTerms, parameters.avoid.trim()),
    })
  })
  return [...new Set(prompts)]
}

const getChosenTerm = (choice: string) => (choice === ANY ? '' : choice)

/** None if the idea names a look. A chosen style or lens excludes others: a watercolor at f/1.8 makes no sense. */
function pickMediums({ medium, style, lens }: PromptParameters, idea: string, random: Random): string[] {
  if (medium !== ANY) return [medium]
  if (promptPatterns.look.test(idea)) return []
  const requiredFamily = getFamily(style, styles) ?? (lens === ANY ? null : 'photo')
  if (requiredFamily === 'render') return ['3D render']
  if (requiredFamily)
    return random.shuffle(defaultMediums.flat().filter((candidate) => mediums[requiredFamily].includes(candidate)))
  return defaultMediums.map((mediumGroup) => random.pick(mediumGroup))
}

function getFamily(term: string, termsByFamily: typeof mediums): MediumFamily | undefined {
  return families.find((family) => termsByFamily[family].includes(term))
}

type PromptTerms = Omit<PromptParameters, 'target' | 'ratio'> & { idea: string; finish: string; format: string }

/** Formats named parts, subject first, for models that read prompts as language. */
function formatAsParts(parts: PromptTerms): string {
  const { idea, medium, style, finish, light, mood, composition, lens, format, palette } = parts
  return composePrompt({
    subject: idea,
    style: joinWithCommas(medium, style, finish, !light && mood && `${mood} mood`),
    light: light && joinWithCommas(light, mood && `${mood} mood`),
    composition: joinWithCommas(composition, lens, format),
    colours: palette,
    wording: parts.wording,
    avoid: parts.avoid,
  })
}

/** Formats a comma-separated list, most important first, for generators trained on weighted keywords. */
function formatAsList(parts: PromptTerms): string {
  const { idea, medium, style, composition, lens, light, palette, mood, finish, format, wording } = parts
  const words = joinWithCommas(
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

const joinWithCommas = (...parts: readonly (string | false)[]) => parts.filter(Boolean).join(', ')

/** Models accept longer prompts, but follow their end less closely. */
export const MAX_WORDS = 120
/** Limit of this site's image generator. */
export const MAX_CHARACTERS = 1_000

export function getPromptMeters(text: string): Meter[] {
  const commonFields = { of: 'copy', target: true } as const
  return [
    { label: 'Words', value: countWords(text), limit: MAX_WORDS, unit: 'words', ...commonFields },
    { label: 'Length', value: text.length, limit: MAX_CHARACTERS, unit: 'characters', ...commonFields },
  ]
}
