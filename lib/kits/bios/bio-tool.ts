import { emojiLimits, limitEmojiAcrossParts } from '@/lib/core/strings/clean-text'
import { containsPhrase } from '@/lib/core/strings/contains-phrase'
import { removeFullStop } from '@/lib/core/strings/end-punctuation'
import { hasProfanity } from '@/lib/core/strings/unwanted-words'
import { findUrlRanges } from '@/lib/core/strings/urls'
import { truncateAtWord } from '@/lib/core/strings/word-limits'
import { measureUtf16Length } from '@/lib/platforms/counting/text-length'
import { findHashtags } from '@/lib/platforms/hashtags/find-hashtags'
import type { NetworkField } from '@/lib/platforms/networks/network-field'
import { type CardDraft, measureCharacters } from '@/lib/tool/build-card'
import type { ProfilePlatform } from '@/lib/tool/card'
import { bioDetailFields } from '@/lib/tool/detail-fields'
import { getOptionLabel, select, textField } from '@/lib/tool/fields'
import { defineItem, type FitContext, type ItemOf, line } from '@/lib/tool/item'
import { type Brief, type DraftContext, type Input, type PromptTool, promptTool } from '@/lib/tool/prompt-tool'
import { avoidField, emojiField, languageField, toneField } from '@/lib/tool/shared-fields'
import type { ToolDefinition, ToolIdentity } from '@/lib/tool/tool'
import { claimsCure } from './cure-claims'

const goals = { grow: 'More followers', sell: 'Sell products', clients: 'Find clients', link: 'Link clicks' } as const

const bioFields = [
  ...bioDetailFields,
  textField('proof', 'One fact about you', 60, { placeholder: 'e.g. ten years in restaurant kitchens' }),
  textField('name', 'Your name or brand', 30, { placeholder: 'e.g. Maya' }),
  select('goal', 'Goal', goals),
  select(
    'followers',
    'Followers',
    { under: 'Fewer than 1,000', over: '1,000 or more' },
    { hint: 'You usually need 1,000 to add a link.' },
  ),
  toneField,
  select('count', 'How many', { '3': '3', '6': '6', '9': '9' }, { default: '6' }),
  emojiField,
  avoidField,
  languageField,
] as const

type BioFields = readonly (typeof bioFields)[number][]

/** `followers` is absent if the form does not ask for them. */
export type BioInput = Input<BioFields>

/** The next step for each goal if the visitor names none. The goal of more followers needs none. */
type DefaultActions = Partial<Record<keyof typeof goals, string>>

export type BioPlatform = {
  app: ProfilePlatform
  bio: NetworkField
  name: NetworkField
  nameLabel: string
  /** The bio has one part per line; otherwise its parts are sentences on one line. */
  isMultiline: boolean
  /** Whether the bio should include the place. X has a separate field for it. */
  includesPlace: boolean
  defaultActions: DefaultActions
  /** Where small accounts have no link field: their next steps. The form then asks for the number of followers. */
  actionsWithoutLink?: DefaultActions
}

const partRules = { emoji: emojiLimits.expressive, isOptional: true } as const

const item = defineItem({
  formula: line('How the bio is built, in one to three words.', { isOptional: true }),
  lead: line('Who this is or what the account is about.', { emoji: emojiLimits.expressive }),
  value: line('What somebody finds here; empty where the request does not say.', partRules),
  detail: line(
    'One specific as it was typed: `proof` if given, else `outcome`, a place, years; empty for none.',
    partRules,
  ),
  cta: line('The next step: `action` if given; empty for none.', partRules),
  name: line('The name above the bio.', { keepsPeriod: true, isOptional: true }),
})

/** A bio in parts, of which all but the lead may be ''. */
export type Bio = ItemOf<typeof item>

type BioToolDefinition = Omit<ToolIdentity, 'type' | 'icon'> &
  Pick<PromptTool, 'nextToolTypes' | 'maxOutputTokens'> & {
    form: Omit<PromptTool['form'], 'noun' | 'fields' | 'refineActions'>
    platform: BioPlatform
    brief: Pick<Brief<Bio>, 'role' | 'guidelines' | 'sample' | 'examples'>
    getNotes(bio: Bio, parameters: BioInput['parameters']): NonNullable<CardDraft['notes']>
    writeBios(input: BioInput & DraftContext, platform: BioPlatform): Bio[]
  }

export function bioTool({
  form,
  platform,
  brief,
  getNotes,
  writeBios,
  ...tool
}: BioToolDefinition): ToolDefinition<PromptTool<BioFields, Bio>> {
  const { app, bio: bioLimit, name: nameLimit, nameLabel, isMultiline, actionsWithoutLink } = platform
  const fields: BioFields = bioFields.filter(({ name }) => name !== 'followers' || actionsWithoutLink)
  return promptTool({
    ...tool,
    icon: 'user-round',
    form: { noun: 'bio', ...form, fields },
    item,
    brief: {
      ...brief,
      fields: () => describeParts(platform),
      traps: [
        'A job title that the request lacks, such as “creator”, “enthusiast” or “visionary”.',
        'Three nouns with emoji between them, which everybody has.',
        'Hashtags, @names, web addresses and “link in bio”, except the visitor’s own.',
      ],
      choices: ({ parameters }) => [
        hasLink(parameters) ? '' : 'The profile has no link yet: point at none, unless `action` does.',
        parameters.audience && 'The account is for `audience`.',
      ],
      aims: ({ parameters }) => [
        `The profile should bring: ${getOptionLabel(fields, 'goal', parameters.goal).toLowerCase()}.`,
      ],
    },
    fit: (bio, input) => fitBio(bio, input, platform),
    present(bio, { prompt, parameters }) {
      const text = buildBioText(bio, isMultiline)
      return {
        heading: bio.formula,
        parts: [
          { label: 'Bio', text },
          { label: nameLabel, text: bio.name },
        ],
        preview: { kind: 'profile', platform: app, text, ...(bio.name && { name: bio.name }) },
        copy: text,
        carry: prompt,
        meters: [
          measureCharacters('Bio', text, bioLimit.max, 'copy'),
          measureCharacters(nameLabel, bio.name, nameLimit.max, { part: nameLabel }),
        ],
        notes: getNotes(bio, parameters),
      }
    },
    draft: { outputKind: 'sentences', write: (input) => writeBios(input, platform) },
  })
}

export function hasLink({ followers }: BioInput['parameters']): boolean {
  return followers !== 'under'
}

function describeParts({ bio, name, nameLabel, isMultiline }: BioPlatform): Partial<Brief<Bio>['fields']> {
  const layout = isMultiline ? 'are lines of their own' : 'follow each other as sentences'
  return {
    lead: `Who this is or what the account is about, so plain that a stranger could repeat it. lead, value, detail and cta ${layout}, at most ${bio.max} characters together.`,
    name: `The ${nameLabel.toLowerCase()}, at most ${name.max} characters: \`name\` first where it is given, then the word that people search for; empty on a hard day.`,
  }
}

/** Parts beside the lead; the first combination that fits is used. More followers need the next step least. */
const partCombinations = {
  grow: [['value', 'detail', 'cta'], ['value', 'detail'], ['detail', 'cta'], ['detail'], ['value'], ['cta'], []],
  other: [['value', 'detail', 'cta'], ['detail', 'cta'], ['value', 'cta'], ['cta'], ['detail'], ['value'], []],
} as const satisfies Record<string, readonly (readonly (keyof Bio)[])[]>

const linkMentionPattern = /\b(?:links?|linked|below|website|url)\b|[↓⬇👇🔗]/iu
const hasUrlOrHandle = (text: string) => findUrlRanges(text).length > 0 || /(?<![\p{L}\p{N}])@\w/u.test(text)

/** Fits a bio to its platform's limits in UTF-16 units by omitting parts; null if it is unusable. */
function fitBio(
  bio: Bio,
  { parameters, visitorText }: BioInput & FitContext,
  { bio: { max }, name, isMultiline }: BioPlatform,
): Bio | null {
  const [lead = '', value = '', detail = '', cta = ''] = limitEmojiAcrossParts(
    [bio.lead, bio.value, bio.detail, bio.cta].map((part) => removeAddedHashtags(part, visitorText)),
    emojiLimits[parameters.emoji],
  )
  const hasDeadLink = !hasLink(parameters) && linkMentionPattern.test(cta) && !containsPhrase(visitorText, cta)
  const texts = { value, detail, cta: hasDeadLink ? '' : cta }
  const shortestBio = { ...bio, lead, value: '', detail: '', cta: '', name: truncateAtWord(bio.name, name.max) }
  const fittedBio = partCombinations[parameters.goal === 'grow' ? 'grow' : 'other']
    .map((names) => ({ ...shortestBio, ...Object.fromEntries(names.map((part) => [part, texts[part]])) }))
    .find((candidate) => measureUtf16Length(buildBioText(candidate, isMultiline)) <= max)
  if (!fittedBio?.lead) return null
  const text = `${buildBioText(fittedBio, isMultiline)}\n${fittedBio.name}`
  const isUnusable = claimsCure(text) || hasProfanity(text) || (hasUrlOrHandle(text) && !hasUrlOrHandle(visitorText))
  return isUnusable ? null : fittedBio
}

/** No platform's profile search needs hashtags. */
function removeAddedHashtags(part: string, visitorText: string): string {
  const visitorTags = new Set(findHashtags(visitorText.toLowerCase()))
  const text = part.replace(/(?:^|\s)(#[\p{L}\p{N}_]+)/gu, (match, tag: string) =>
    visitorTags.has(tag.toLowerCase()) ? match : '',
  )
  return removeFullStop(text).trim()
}

/** Joins the parts for pasting: one per line, or as sentences on one line. */
function buildBioText({ lead, value, detail, cta }: Bio, isMultiline: boolean): string {
  const parts = [lead, value, detail, cta].filter((part) => part !== '')
  if (isMultiline) return parts.join('\n')
  return parts.map((part, index) => (index < parts.length - 1 ? addFullStop(part) : part)).join(' ')
}

/** Adds the script's full stop to a part that ends in a letter, digit or blank. Emoji and arrows need none. */
function addFullStop(part: string): string {
  const fullStop = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(part)
    ? '。'
    : /\p{Script=Devanagari}/u.test(part)
      ? '।'
      : '.'
  const needsFullStop = /[\p{L}\p{Mn}\p{Mc}\p{N})\]”’+#]$/u.test(part) && !part.endsWith('\uFE0F')
  return needsFullStop ? part + fullStop : part
}
