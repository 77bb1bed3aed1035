import { createRandom } from '@/lib/core/random'
import { removeFullStop } from '@/lib/core/strings/end-punctuation'
import { countWords } from '@/lib/core/strings/words'
import type { PromptReading } from '@/lib/tool/prompt-reading'
import { canSeparate } from './cuts'
import { setCase } from './line'
import { getClaim, writeLines } from './lines'
import { splitParts } from './parts'
import { finishSentence } from './sentences'
import { getTopicForm, writeTopicLines } from './topic-frames'

type Sequence = {
  /** The first part, followed by alternatives to it. */
  openings: string[]
  parts: string[]
}

const topicOutline = [
  'What I got wrong at first: [one sentence]',
  'What I do now: [one sentence]',
  'Where I’d start today: [the first step]',
  'What would you add?',
]
const roleOutline = [
  'What people think I do: [one sentence]',
  'What I really do: [one sentence]',
  'What would you ask me?',
]
const sceneOutline = ['The best part: [one sentence]', 'The part nobody sees: [one sentence]']
const listOutline = ['The first: [which]', 'The next: [which]', 'The one people forget: [which]']
const stepOutline = ['First: [the first step]', 'Then: [the next step]', 'Last: [how you know that it’s done]']

/** Returns the prompt's list items, facts or sentences, or an outline if the prompt only names a topic. */
export function buildSequence(reading: PromptReading): Sequence {
  const { openings, parts } = findSequence(reading)
  const setRequestedCase = (texts: readonly string[]) => texts.map((text) => setCase(text, reading.instructions))
  return { openings: setRequestedCase(openings), parts: setRequestedCase(parts) }
}

function findSequence(reading: PromptReading): Sequence {
  const { topic, sure, question, kind, isHardDay, listItems, sentences, language, text } = reading
  const [first = text, ...rest] = sentences
  if (isHardDay || language !== 'en') return { openings: [first], parts: rest }
  if (topic !== null && sure) {
    const openings = writeTopicLines(topic, 'hook').map((line) => line.text)
    const form = getTopicForm(topic)
    return { openings, parts: form === 'plain' ? topicOutline : form === 'role' ? roleOutline : sceneOutline }
  }
  if (question !== null && question === first && kind === 'question')
    return { openings: [first], parts: [...rest, 'My answer: [your answer, in one sentence]'] }
  if (listItems.length > 2 && kind === 'list')
    return { openings: [text.split(/[:\n]/)[0] ?? first], parts: [...listItems] }
  if (kind === 'offer' || kind === 'announcement') {
    const { header, parts } = splitParts(reading)
    const meetingDetails = parts.filter(({ role }) => role === 'when' || role === 'place').map((part) => part.text)
    const others = parts.filter(({ role }) => role !== 'when' && role !== 'place').map((part) => part.text)
    if (parts.length > 1)
      return { openings: [header], parts: [meetingDetails.join(', '), ...others].filter((part) => part !== '') }
  }
  if (rest.length === 0 && (kind === 'how-to' || kind === 'list'))
    return { openings: [first], parts: kind === 'list' ? listOutline : stepOutline }
  const lines = writeLines(reading, 'hook', createRandom(0)).map((line) => line.text)
  const others = lines.filter((line) => line !== first)
  if (rest.length > 0) return { openings: [first, ...others], parts: rest }
  const claim = kind === 'opinion' ? getClaim(reading) : null
  const [opening = first, ...parts] = claim === null ? splitAtCommas(first) : [claim]
  return { openings: [opening, ...others.filter((line) => line !== opening)], parts }
}

/** Splits a sentence at commas if every part can fill a slide; otherwise returns it whole. */
function splitAtCommas(sentence: string): string[] {
  const parts = removeFullStop(sentence).split(/, (?![^(]*\))|: /)
  const canSplit = canSeparate(parts) && parts.every((part) => /^[^()]* [^()]*$/.test(part) && countWords(part) < 15)
  return canSplit ? parts.map((part) => finishSentence(part)) : [sentence]
}

/** Splits a long sentence near its middle, before a clause with its own subject; otherwise returns it whole. */
export function splitLongSentence(sentence: string, maxWords: number): string[] {
  if (countWords(sentence) <= maxWords) return [sentence]
  const breaks = [...sentence.matchAll(/,? (?:and |but |so |then )?(?=(?:i|we|he|she|they|it|you) \p{L}+ )/giu)]
  const introductionPattern = /^$|(?:^|, )(?:if|when|while|after|before|instead|because|since)\b[^,]*$/i
  const canEnd = (end: number) => !introductionPattern.test(sentence.slice(0, end))
  const usableBreaks = breaks.filter(({ index, 0: mark }) => /,|and|but|so|then/.test(mark) && canEnd(index))
  const middle = sentence.length / 2
  const [nearestBreak] = usableBreaks.toSorted((a, b) => Math.abs(a.index - middle) - Math.abs(b.index - middle))
  if (!nearestBreak) return [sentence]
  return [sentence.slice(0, nearestBreak.index), sentence.slice(nearestBreak.index)].map((half) => finishSentence(half))
}
