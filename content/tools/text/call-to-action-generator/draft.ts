import type { Random } from '@/lib/core/random'
import { hasBlank } from '@/lib/core/strings/blanks'
import { truncateAtWord } from '@/lib/core/strings/truncate-at-word'
import { upperFirst } from '@/lib/core/strings/upper-first'
import { interleaveStyles } from '@/lib/kits/posts/interleave-styles'
import type { ParsedPrompt } from '@/lib/tool/parsed-prompt'
import type { DraftRecipe } from '@/lib/tool/tool-definition'
import { createLinePicker } from '@/lib/writer/frames/line-picker'
import { isPlural } from '@/lib/writer/reading/is-plural'
import type { CallToAction, CallToActionStyle } from './call-to-action'
import type { CallToActionInput, callToActionFields, Goal, Platform } from './fields'
import { fitCallToAction } from './fit'
import { phrases, quietPhrases } from './phrases'

/** What the networks call the same thing. */
type PlatformTerms = { at: string; save: string; follow: string; comments: string }

const defaultTerms: PlatformTerms = { at: 'below', save: 'Save this', follow: 'Follow', comments: 'comments' }

const termsByPlatform: Readonly<Record<Platform, Partial<PlatformTerms>>> = {
  any: {},
  tiktok: { at: 'in my bio' },
  instagram: { at: 'in my bio' },
  youtube: { at: 'in the description', save: 'Add this to Watch later', follow: 'Subscribe' },
  x: { save: 'Bookmark this', comments: 'replies' },
  facebook: {},
  linkedin: {},
}

/** The words of a network, by slot. */
function getPlatformTerms(platform: Platform): PlatformTerms {
  return { ...defaultTerms, ...termsByPlatform[platform] }
}

type CallToActionDraftInput = CallToActionInput & { reading: ParsedPrompt }

export const draft: DraftRecipe<typeof callToActionFields, CallToAction> = {
  outputKind: 'sentences',
  *write(input, random) {
    const { reading, parameters } = input
    const fitItems = (items: readonly CallToAction[]) => items.flatMap((item) => fitCallToAction(item, input) ?? [])
    if (reading.kind === 'hard-time') {
      return yield* fitItems(quietPhrases.map((text) => ({ text, style: 'quiet' })))
    }
    const visitorItems = fitItems(
      reading.details.action ? [{ text: upperFirst(reading.details.action), style: 'own' }] : [],
    )
    const generatedItems = fitItems(
      reading.language === 'en' ? buildEnglishItems(input, random) : buildItemsFromFrames(input, random),
    )
    const completeItems = interleaveStyles(generatedItems.filter(({ text }) => !hasBlank(text)))
    const itemsWithBlanks = generatedItems.filter(({ text }) => hasBlank(text)).slice(0, MAX_ITEMS_WITH_BLANKS)
    const chosenItems = [
      ...visitorItems,
      ...completeItems.slice(0, Number(parameters.count) - itemsWithBlanks.length),
      ...itemsWithBlanks,
    ]
    yield* chosenItems.length > 0 ? chosenItems : [buildFallbackItem(input)]
  },
  shorten(item, input) {
    const [firstPart = ''] = item.text.split(/(?<=[.?])\s|: |, /)
    return firstPart.length < item.text.length && firstPart.includes(' ')
      ? fitCallToAction({ ...item, text: firstPart }, input)
      : null
  },
}

const MAX_ITEMS_WITH_BLANKS = 2

/** The phrases of a goal that suit the prompt, with its words in them; where its kind is not sure, those that suit any. */
function buildEnglishItems({ reading, parameters }: CallToActionDraftInput, random: Random): CallToAction[] {
  const { kind, sure, spans, details } = reading
  const values: Readonly<Record<string, string>> = {
    ...getPlatformTerms(parameters.platform),
    subject: findSubject(reading),
    audience: [spans.audience, details.audience].find((phrase) => phrase && !genericAudiencePattern.test(phrase)) ?? '',
    a: spans.a ?? '',
    b: spans.b ?? '',
  }
  const shuffledPhrases = random.shuffle(phrases[parameters.goal])
  const sortedPhrases = shuffledPhrases.toSorted(
    (one, other) => Number(usesVisitorWords(other[1])) - Number(usesVisitorWords(one[1])),
  )
  return sortedPhrases.flatMap(([style, phrase, kinds]) => {
    const text = !kinds || (sure && kinds.includes(kind)) ? fillPhrase(phrase, values) : null
    return text === null ? [] : [{ text, style }]
  })
}

/** What can stand behind “about”: with its article, or where it needs none. “Own curtains” and “your pan” are the reader’s, and an audience is no subject. */
function findSubject({ spans, keywords }: ParsedPrompt): string {
  const candidates = [spans.subject, ...keywords.filter((phrase) => phrase.includes(' ') && phrase !== spans.audience)]
  const canFollowAbout = (phrase: string) =>
    determinerPattern.test(phrase) || isPlural(phrase.split(prepositionPattern)[0] ?? '')
  return candidates.find((phrase) => phrase && !readerPossessivePattern.test(phrase) && canFollowAbout(phrase)) ?? ''
}

const determinerPattern = /^(?:an?|the|my|our|this|that|these|those)\s/i
const prepositionPattern = /\s(?:about|at|for|from|in|of|on|to|with)\s/i
const readerPossessivePattern = /^(?:your|own)\s/i

/** Nobody feels spoken to. */
const genericAudiencePattern = /^(?:people|everybody|everyone|anybody|anyone|those|somebody|someone)$/i

/** Whether a phrase has the visitor's words in it: such come first. */
const usesVisitorWords = (phrase: string) => /\{(?:subject|audience|a)\}/.test(phrase)

/** Null where a slot has no words. A word of the network's that begins in upper case goes on in lower case. */
function fillPhrase(phrase: string, values: Readonly<Record<string, string>>): string | null {
  let isComplete = true
  const text = phrase.replace(/\{(\w+)\}/g, (_, name: string, offset: number) => {
    const value = values[name] ?? ''
    isComplete &&= value !== ''
    const startsSentence = offset === 0 || /[.?] $/.test(phrase.slice(0, offset))
    if (startsSentence) return upperFirst(value)
    return name === 'save' || name === 'follow' ? value.charAt(0).toLowerCase() + value.slice(1) : value
  })
  return isComplete ? text : null
}

/** In other languages the frames that all tools share: what people can answer, or what to do next. */
function buildItemsFromFrames({ reading, parameters }: CallToActionDraftInput, random: Random): CallToAction[] {
  const style: CallToActionStyle = parameters.goal === 'comment' ? 'question' : 'direct'
  const linePicker = createLinePicker(reading, random)
  const hasNumberOrTemplateVariable = (text: string) => /\d|\{/.test(text)
  return linePicker
    .takeAll(placeByGoal[parameters.goal])
    .filter(({ text }) => !hasNumberOrTemplateVariable(text))
    .map(({ text }) => ({ text, style }))
}

const placeByGoal: Readonly<Record<Goal, 'reply' | 'cta'>> = {
  comment: 'reply',
  save: 'cta',
  follow: 'cta',
  click: 'cta',
  buy: 'cta',
  subscribe: 'cta',
}

/** Where there is no phrase, the visitor's own words. */
function buildFallbackItem({ reading, parameters }: CallToActionDraftInput): CallToAction {
  const text = truncateAtWord(reading.line, parameters.maxChars) || reading.line.slice(0, parameters.maxChars)
  return { text, style: 'own' }
}
