import { removeFullStop } from '@/lib/core/strings/end-punctuation'
import { capitalizeIfLowercase } from '@/lib/core/strings/words'
import type { PromptReading } from '@/lib/tool/prompt-reading'
import { findFacts } from './facts'
import { isPlace } from './known-names'
import { splitSentences } from './sentences'

type PartRole = 'when' | 'deadline' | 'place' | 'price' | 'scarcity' | 'benefit' | 'call' | 'note' | 'sentence'

/** The text is capitalized and has no full stop. */
type Part = { text: string; role: PartRole }

/** Where a line without commas can be split: before a price, a code or an invitation. */
const factStartPattern =
  / (?=(?:[$£€]\d+(?:\.\d\d)?(?: |$)|free entry|come through|byob|bring (?:a|your|the) |tickets |walk[- ]?ins|link in bio|first come|code [A-Z0-9]{3,}|normally [$£€\d]|usually [$£€\d]|until (?:mon|tue|wed|thu|fri|sat|sun|tomorrow|tonight|midnight)))/i

export function splitParts({ text, facts }: PromptReading) {
  const texts = text
    .split('\n')
    .flatMap(splitSentences)
    .flatMap((sentence) => splitSentence(sentence, facts.when ?? facts.deadline))
    .map((part) => removeFullStop(part.replaceAll('\u00a0', ' ').trim()))
  const [first = '', ...others] = texts.filter((part) => /[\p{L}\p{N}]/u.test(part))
  const isBareHeader =
    (first.split(' ').length < 3 || /^(?:save the date|big news|good news|reminder|update)\W*$/i.test(first)) &&
    others.length > 1
  const header = isBareHeader ? `${first}${/[!?:]$/.test(first) ? '' : ':'} ${others[0]}` : first
  const rest = isBareHeader ? others.slice(1) : others
  const parts: Part[] = rest.map((part) => ({ text: capitalizeIfLowercase(part), role: getRole(part) }))
  const datePart = parts.find(({ role }) => role === 'when' || role === 'deadline')?.text
  const when = datePart && facts.when && datePart.includes(facts.when) ? facts.when : datePart
  const placeTexts = [header, when ?? '', ...parts.filter(({ role }) => role === 'place').map((part) => part.text)]
  const names = placeTexts.flatMap((part) => part.match(/(?<![\p{L}’])\p{Lu}\p{L}+/gu) ?? [])
  return {
    header: capitalizeIfLowercase(header),
    parts,
    city: names.find((name) => isPlace(name.toLowerCase())),
    when,
    /** The limited quantity, such as "Only 40 stalls". */
    scarcity: parts.find(({ role }) => role === 'scarcity')?.text,
  }
}

function splitSentence(sentence: string, when: string | undefined): string[] {
  const wholePattern = /^(?:bring|order|book|message|dm|call|thanks?|we|i|it|our|my|the|there|this)\b.*[.!?]$/i
  const isRow = when !== undefined && sentence.includes(when) && sentence.split(', ').length > 2
  if (wholePattern.test(sentence) && !isRow && !factStartPattern.test(sentence)) return [sentence]
  // The commas of a date are not separators.
  const body = removeFullStop(when ? sentence.replace(when, when.replaceAll(', ', ',\u00a0')) : sentence)
  const parts = body.split(/, (?![^(]*\))| [-–—] |; /)
  if (parts.slice(1).some((part) => /^(?:and|or|but|so|because|not|except|unless)\b/i.test(part))) return [sentence]
  if (parts.length > 1) return parts
  const unbrokenDate = when?.replaceAll(', ', ',\u00a0')
  // "on Sundays" belongs to the sentence.
  const start =
    unbrokenDate && !/days$/i.test(unbrokenDate) && (body.split(' ').length > 8 || body.endsWith(unbrokenDate))
      ? body.indexOf(unbrokenDate)
      : -1
  const pieces = start < 12 ? [body] : [body.slice(0, start).replace(/ (?:on|at)? ?$/, ''), body.slice(start)]
  return pieces.flatMap((piece) => piece.split(factStartPattern))
}

function getRole(text: string): PartRole {
  const { when, deadline, price, place } = findFacts(text, true)
  const wordCount = text.split(' ').length
  if (/^(?:only|just|last) \d+\b|\b\d+ (?:left|spots|seats|places|boxes|slots)\b/i.test(text)) return 'scarcity'
  if (deadline && wordCount <= 8) return 'deadline'
  if (/^(?:bring|come|order|book|dm|message|call|join|grab|rsvp)\b/i.test(text) && wordCount <= 6) return 'call'
  if (/^(?:no|free|zero)\b/i.test(text) && wordCount <= 6) return 'benefit'
  if (when && wordCount <= when.split(' ').length + 2) return 'when'
  if (price && wordCount <= 7) return 'price'
  if (place && wordCount <= 6) return 'place'
  return wordCount <= 6 && !/^(?:and|but|so|not|we|i|it|he|she|they)\b/i.test(text) ? 'note' : 'sentence'
}
