import { removeProfanity } from '@/lib/core/strings/unwanted-words'
import { capitalizeIfLowercase } from '@/lib/core/strings/words'
import { type Bio, type BioInput, type BioPlatform, hasLink } from '@/lib/kits/bios/bio-tool'
import { claimsCure, startsWithIllness } from '@/lib/kits/bios/cure-claims'
import type { PromptReading } from '@/lib/tool/prompt-reading'
import type { DraftContext } from '@/lib/tool/prompt-tool'
import { findOwner, toTitle } from './name-parts'
import { findNounPhrases, isTopicOnly } from './noun-phrases'

/** Maximum length of a fact in a row of facts separated by bars, in characters. */
const MAX_BAR_LENGTH = 38

/** Writes bios from the visitor's own facts, plainest first. Each bio has a different order, separator or length. */
export function writeBios({ reading, parameters }: BioInput & DraftContext, platform: BioPlatform): Bio[] {
  const { isHardDay, language, details, instructions, isFirstPerson, text } = reading
  const isEnglish = language === 'en'
  const place = findNounPhrases(reading).find(({ role }) => role === 'place')?.text ?? ''
  const names = isHardDay ? [] : writeProfileNames(reading, parameters.name, place)
  const [first = '', ...others] = findFacts(reading).filter((fact) => fact.length <= platform.bio.max)
  const defaultActions = hasLink(parameters) ? platform.defaultActions : platform.actionsWithoutLink
  const action = details.action ?? (isEnglish ? defaultActions?.[parameters.goal] : '')
  const bios: Bio[] = []
  const add = (isWanted: unknown, formula: string, parts: readonly string[]) => {
    const [lead = '', value = '', ...rest] = parts.filter((part) => part !== '').map(capitalizeIfLowercase)
    const detail = rest.join(platform.isMultiline ? ' · ' : '. ')
    const name = names[bios.length % names.length] ?? ''
    if (isWanted && lead)
      bios.push({ formula, lead, value, detail, cta: isHardDay ? '' : capitalizeIfLowercase(action ?? ''), name })
  }
  const layoutFormula = platform.isMultiline ? 'Line by line' : 'In sentences'
  if (isHardDay) {
    add(true, 'As you said it', [text])
    add(others.length > 0, layoutFormula, [first, ...others])
    return bios
  }
  const proof = capitalizeIfLowercase(parameters.proof.trim() || (details.outcome ?? ''))
  const isNewAudience = details.audience && !text.toLowerCase().includes(details.audience.toLowerCase())
  const extras = [isNewAudience && isEnglish ? `For ${details.audience}` : '', proof].filter(Boolean)
  const facts = [first, ...others, ...extras]
  const placeSuffix = ` in ${place}`
  const factWithoutPlace =
    place && platform.includesPlace && first.endsWith(placeSuffix) ? first.slice(0, -placeSuffix.length) : ''
  const pin = parameters.emoji === 'none' || instructions.noEmoji ? place : `📍 ${place}`
  const openingFact = proof || others.find((fact) => /\d/.test(fact)) || ''
  const [activityPart = '', audiencePart = ''] = isEnglish ? first.split(/ (?=for \p{L})/u) : []
  const isBareTopic = isEnglish && facts.length === 1 && first !== '' && isTopicOnly(reading) && !isFirstPerson
  add(facts.length > 1, layoutFormula, facts)
  add(factWithoutPlace, 'What and where', [factWithoutPlace, ...others, ...extras, pin])
  add(facts.length > 1 && facts.every((fact) => fact.length <= MAX_BAR_LENGTH), 'With bars', [facts.join(' | ')])
  add(facts.length === 1 || first.split(' ').length > 4, 'In one line', [first])
  add(audiencePart, 'What and for whom', [activityPart, audiencePart, ...others, ...extras])
  add(openingFact, 'Fact first', [openingFact, ...facts.filter((fact) => fact !== openingFact)])
  add(details.turn, 'With a twist', [first, ...extras, details.turn ?? ''])
  const isAboutPerson = findNounPhrases(reading).some(({ isPerson }) => isPerson)
  add(isBareTopic && !isAboutPerson, 'With a rhythm', [first, 'New every [day of the week]'])
  add(isBareTopic && !place, 'With your city', [first, 'Based in [city]'])
  add(others.length > 1, 'As you said it', [removeProfanity(text).replace(/\s+/g, ' ')])
  return bios
}

/** Returns the sentences about the prompt's author, split at commas if each part makes sense alone. */
function findFacts(reading: PromptReading): string[] {
  const { text, kind, sure, sentences, listItems, isFirstPerson, language } = reading
  const isOffer = /\d ?% off|[$€£]\d/.test(text)
  const isPost = language === 'en' && (isOffer || (sure && /^(?:question|skit)$/.test(kind) && !isFirstPerson))
  const parts = (listItems.length > 1 ? listItems : sentences).flatMap(splitAtCommas)
  const cut = (part: string) =>
    removeProfanity(part)
      .replace(introPattern, '')
      .replace(/[.!;,\s]+$/, '')
      .replace(accountPattern, '$1')
  const facts = parts.map((part) => cut(part).trim())
  const usableFacts = isPost ? [] : facts.filter((fact) => fact !== '' && !claimsCure(fact))
  const topics = findNounPhrases(reading).map((phrase) => phrase.text)
  const harmlessTopics = topics.filter((topic) => !startsWithIllness(topic))
  return (usableFacts.length > 0 ? usableFacts : harmlessTopics.slice(0, 1)).map(capitalizeIfLowercase)
}

/** Leading words that a bio omits: "I'm a nurse" becomes "Nurse", "we just opened a plant shop" "Plant shop". */
const introPattern =
  /^(?:and |hi,? |hello,? )?(?:my name(?: is|[’']s) \p{L}+(?:,| and|$) ?)?(?:(?:i[’']?m|i am|we[’']?re|we are) (?:an? |the )|(?:i|we) (?:just )?(?:run|own|opened|have) (?:an? |our |my ))?/iu

/** "My pottery account" becomes "Pottery". */
const accountPattern = /^(?:(?:my|our) )?(.{1,40}) (?:account|page|channel|profile)$/i

function splitAtCommas(sentence: string): string[] {
  const parts = sentence.split(/, (?:and )?|、|; | [|•·/] |\n/).map((part) => part.trim())
  const isDependent = (part: string) => /^(?:which|who|that|so|but|or|because|if|when|then|even)\b/i.test(part)
  const endsList = (part: string, index: number) =>
    index > 0 && /^\S+(?: \S+)? (?:and|&|or|y|e|et|und) \S+(?: \S+)?$/i.test(part)
  const hasOnlyFacts = parts.every((part, index) => part !== '' && !isDependent(part) && !endsList(part, index))
  return hasOnlyFacts && parts.length <= 6 ? parts : [sentence]
}

/** Returns profile names of at most 30 characters: the visitor's own name next to a search keyword. */
function writeProfileNames(reading: PromptReading, visitorName: string, place: string): string[] {
  const owner = visitorName.trim() || findOwner(reading)
  const { text = '', forms = [] } = findNounPhrases(reading).find(({ role }) => role === 'topic') ?? {}
  const keyword = toTitle(/^\S+ \S+$/.test(text) ? text : (forms[0] ?? ''))
  const names = owner
    ? [keyword && `${owner} | ${keyword}`, owner]
    : [keyword && place && `${keyword} | ${place}`, keyword]
  return names.filter((name) => name !== '' && name.length <= 30)
}
