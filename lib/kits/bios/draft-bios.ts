import { hasProfanity } from '@/lib/core/strings/profanity'
import { measureUtf16Length } from '@/lib/platforms/counting/text-length'
import type { ParsedPrompt, PromptKind } from '@/lib/tool/parsed-prompt'
import type { DraftContext } from '@/lib/tool/tool-definition'
import { buildNameMaterial } from '@/lib/writer/names/name-material'
import type { Bio } from './bio'
import { type BioContent, buildBioContent } from './bio-content'
import type { BioInput } from './bio-fields'
import type { BioPlatform } from './bio-platforms'
import { fitBio } from './fit-bio'

/** Names for above a bio, best first: the visitor's own beside the word that people search for. None where neither is known. */
export function buildDisplayNames(reading: ParsedPrompt, visitorName: string, maxLength: number): string[] {
  const { roots, place, owner } = buildNameMaterial(reading, visitorName)
  const nameFromVisitor = visitorName.trim() || owner || ''
  const keyword =
    roots.find(({ phrase }) => !hasProfanity(phrase) && measureUtf16Length(phrase) <= maxLength)?.phrase ?? ''
  const areDistinct =
    !nameFromVisitor.toLowerCase().includes(keyword.toLowerCase()) &&
    !keyword.toLowerCase().includes(nameFromVisitor.toLowerCase())
  const names = [
    ...(nameFromVisitor && keyword && areDistinct ? [`${nameFromVisitor} | ${keyword}`] : []),
    ...(keyword && place && !nameFromVisitor ? [`${keyword} | ${place}`] : []),
    nameFromVisitor || keyword,
  ]
  return names.filter((name) => name !== '' && measureUtf16Length(name) <= maxLength)
}

type Layout = Pick<Bio, 'formula' | 'lead'> & Partial<Pick<Bio, 'value' | 'detail' | 'cta'>>

const topicBlank = '[what you share here, in a few words]'
const factBlank = '[one fact: years, clients or a number]'
const lineByLineFormula = 'Line by line'

/** Bios of the visitor's own words, each laid out in another way; a blank stands where one thing is missing. */
export function draftBios(platform: BioPlatform, input: BioInput & DraftContext): Bio[] {
  const { reading, parameters } = input
  const names = buildDisplayNames(reading, parameters.name, platform.name.max)
  const content = buildBioContent(reading, input, platform)
  const isPlain = reading.kind === 'hard-time' || content.focus === 'post'
  const emoji = isPlain ? [] : chooseEmoji(reading, parameters.emoji)
  return buildLayouts(reading, content, platform).flatMap((layout, index) => {
    const bio: Bio = {
      value: '',
      detail: '',
      cta: '',
      ...layout,
      name: names[index % Math.max(1, names.length)] ?? '',
    }
    const bioWithEmoji = addEmoji(
      bio,
      layout.formula !== lineByLineFormula && (index === 0 || parameters.emoji === 'expressive') ? emoji : [],
    )
    return fitBio(bioWithEmoji, platform, input) ?? []
  })
}

function buildLayouts(reading: ParsedPrompt, content: BioContent, platform: BioPlatform): Layout[] {
  const { focus, line, subject, place, audience, fact, turn, cta, parts } = content
  if (reading.kind === 'hard-time') return buildSensitiveLayouts(reading, line)
  const isEnglish = reading.language === 'en'
  const commonParts = { value: audience, detail: fact, cta }
  if (focus === 'post' || parts.length === 0)
    return isEnglish ? buildPostLayouts(reading, content, platform) : buildVerbatimLayouts(content)
  const placeLine = platform.includesPlace && place && subject ? place : ''
  const hasFactOrNumber = fact !== '' || /\d/.test(parts.join(' '))
  const lead = line ?? parts[0] ?? ''
  const [firstPart = '', secondPart = '', ...others] = parts
  const partLayouts: Layout[] =
    parts.length > 1
      ? [
          {
            formula: lineByLineFormula,
            lead: firstPart,
            value: secondPart,
            detail: others.join(', ') || fact,
            cta,
          },
        ]
      : []
  const wholeLineLayouts = line === null ? [] : [{ ...commonParts, formula: 'As you said it', lead }]
  return [
    ...(platform.isMultiline && partLayouts.length > 0 ? partLayouts : wholeLineLayouts),
    ...(placeLine ? [{ ...commonParts, formula: 'What and where', lead: subject ?? '', detail: placeLine }] : []),
    ...(parts.length > 1 && !platform.isMultiline && parts.join(' · ').length <= platform.bio.max
      ? [{ formula: 'With dots', lead: parts.join(' · '), detail: fact, cta }]
      : []),
    ...(turn ? [{ formula: 'With a twist', lead, value: fact, detail: turn }] : []),
    ...(fact && (audience || cta) ? [{ formula: 'Just the fact', lead, detail: fact }] : []),
    ...(isEnglish && !hasFactOrNumber ? [{ ...commonParts, formula: 'With one fact', lead, detail: factBlank }] : []),
    ...(isEnglish && audience === '' && !/^i (?:post|share|make|film)\b/i.test(lead)
      ? [{ ...commonParts, formula: 'And what you post', lead, value: topicBlank }]
      : []),
    ...(isEnglish && focus === 'topic'
      ? [{ ...commonParts, formula: 'With a rhythm', lead, value: 'New every [day of the week]' }]
      : []),
  ].slice(0, MAX_LAYOUTS)
}

const MAX_LAYOUTS = 4

/** A post is no bio: what it is about stands alone, and the visitor says the rest. */
function buildPostLayouts({ kind }: ParsedPrompt, content: BioContent, platform: BioPlatform): Layout[] {
  const { subject, place, audience, fact, cta } = content
  const commonParts = { value: audience, detail: fact, cta }
  if (subject === null)
    return [{ ...commonParts, formula: 'What you post', lead: topicBlank, detail: fact || factBlank }]
  const placeLine = platform.includesPlace ? place : ''
  return [
    { ...commonParts, formula: 'What you post', lead: subject, value: topicBlank },
    ...(placeLine
      ? [{ ...commonParts, formula: 'What and where', lead: subject, value: placeLine, detail: topicBlank }]
      : []),
    ...(fact === '' ? [{ ...commonParts, formula: 'With one fact', lead: subject, detail: factBlank }] : []),
    ...(recurringKinds.has(kind)
      ? [{ ...commonParts, formula: 'With a rhythm', lead: subject, value: 'New every [day of the week]' }]
      : []),
  ]
}

const recurringKinds: ReadonlySet<PromptKind> = new Set<PromptKind>([
  'how-to',
  'list',
  'review',
  'comparison',
  'place',
  'day',
])

function buildVerbatimLayouts({ line, fact, cta }: BioContent): Layout[] {
  return line === null ? [] : [{ formula: 'As you said it', lead: line, detail: fact, cta }]
}

/** The exact words, and room for what the visitor wants to say beside them. */
function buildSensitiveLayouts({ sentences, language }: ParsedPrompt, line: string | null): Layout[] {
  const verbatimLine = line ?? sentences[0]
  if (!verbatimLine) return []
  return [
    { formula: 'As you said it', lead: verbatimLine },
    ...(language === 'en'
      ? [{ formula: 'And what you post', lead: verbatimLine, value: '[what you share here, in a few words]' }]
      : []),
  ]
}

/** The visitor's own emoji; that of the field which their noun names only where they like many. */
function chooseEmoji({ emoji, niche }: ParsedPrompt, emojiLevel: BioInput['parameters']['emoji']): readonly string[] {
  if (emojiLevel === 'none' || emoji.length > 0) return emojiLevel === 'none' ? [] : emoji
  return emojiLevel === 'expressive' ? (niche?.emoji ?? []).slice(0, 1) : []
}

function addEmoji(bio: Bio, emoji: readonly string[]): Bio {
  return emoji.length === 0 ? bio : { ...bio, lead: `${bio.lead} ${emoji.slice(0, 3).join('')}` }
}
