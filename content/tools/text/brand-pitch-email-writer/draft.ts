import type { Random } from '@/lib/core/random'
import { countWords } from '@/lib/core/strings/count-words'
import { upperFirst } from '@/lib/core/strings/upper-first'
import { removeLastSentence } from '@/lib/kits/posts/shorten-post'
import type { DraftContext, DraftRecipe } from '@/lib/tool/tool-definition'
import { addClosingMark } from '@/lib/writer/sequence/steps'
import { getMailKinds, type PitchInput, type pitchFields, wordTargets } from './fields'
import type { Mail } from './mail'
import { blanks, phrases } from './phrases'
import { extractPromptFacts } from './prompt-facts'

type PitchDraftInput = PitchInput & DraftContext

/** Fewer words give no reason. */
const MIN_REASON_WORDS = 4

/** A subject longer than this is cut off in most inboxes on a phone. */
const MAX_SUBJECT_LENGTH = 60

export const draft: DraftRecipe<typeof pitchFields, Mail> = {
  outputKind: 'sentences',
  *write(rawInput, random) {
    const input = addPromptFacts(rawInput)
    const subjects = random.shuffle(buildSubjects(input)).slice(0, 3)
    for (const kind of getMailKinds(input.parameters)) {
      if (kind === 'pitch') yield { kind, subjects, body: buildPitch(input, random) }
      else
        yield {
          kind,
          subjects: [`Re: ${subjects[0]}`],
          body: buildFollowUp(input, kind === 'follow-up-1' ? 0 : 1),
        }
    }
  },
  /** The second paragraph, which tells most, has a sentence less; then it goes. */
  shorten(mail) {
    const paragraphs = mail.body.split('\n\n')
    if (mail.kind !== 'pitch' || paragraphs.length < 5) return null
    const shortenedParagraph = removeLastSentence(paragraphs[2] ?? '')
    return {
      ...mail,
      body: paragraphs.toSpliced(2, 1, ...(shortenedParagraph ? [shortenedParagraph] : [])).join('\n\n'),
    }
  },
}

/** The visitor's text fills what their fields leave open. */
function addPromptFacts<Input extends PitchInput>(input: Input): Input {
  const { brand, followers } = extractPromptFacts(input.prompt)
  const { parameters } = input
  return {
    ...input,
    parameters: {
      ...parameters,
      brand: parameters.brand || brand,
      followers: parameters.followers || followers,
    },
  }
}

function buildPitch(input: PitchDraftInput, random: Random): string {
  const { tone, ask, length } = input.parameters
  const tonePhrases = phrases[tone]
  const promptFacts = extractPromptFacts(input.prompt)
  const [randomIntro = ''] = random.shuffle(tonePhrases.intro)
  const intro = promptFacts.niche && !input.parameters.niche ? tonePhrases.introWithoutNiche : randomIntro
  const templates = [
    tonePhrases.greeting,
    intro,
    tonePhrases.offer,
    tonePhrases.numbers,
    tonePhrases.ask[ask],
    tonePhrases.closing,
  ]
  const filledTemplates = templates.map((text) => fillTemplate(text, input))
  const maxWords = wordTargets[length] - countWords(filledTemplates.join(' ')) - 4
  const [greeting = '', introText = '', offer = '', numbers = '', askText = '', closing = ''] = filledTemplates
  const reason = buildReason(promptFacts.sentences, maxWords)
  return [greeting, introText, reason, offer, numbers, `${askText} ${closing}`, buildSignature(input)]
    .filter(Boolean)
    .join('\n\n')
}

function buildFollowUp(input: PitchDraftInput, index: 0 | 1): string {
  const { greeting, followUps } = phrases[input.parameters.tone]
  return [fillTemplate(greeting, input), fillTemplate(followUps[index], input), buildSignature(input)].join('\n\n')
}

function buildSignature({ parameters: { tone, sender } }: PitchInput): string {
  return `${phrases[tone].signOff}\n${sender || blanks.sender}`
}

/** As many of the visitor's sentences as there are words for, at least the first. */
function buildReason(sentences: readonly string[], maxWords: number): string {
  const usedSentences: string[] = []
  let remainingWordCount = maxWords
  for (const sentence of sentences) {
    const wordCount = countWords(sentence)
    if (usedSentences.length > 0 && wordCount > remainingWordCount) break
    remainingWordCount -= wordCount
    usedSentences.push(addClosingMark(upperFirst(sentence)))
  }
  const text = usedSentences.join(' ')
  return countWords(text) < MIN_REASON_WORDS ? `${text} ${blanks.reason}`.trim() : text
}

function fillTemplate(template: string, { parameters }: PitchInput): string {
  const { brand, niche, sender } = parameters
  const values: Record<string, string> = {
    brand: brand || blanks.brand,
    niche: niche || blanks.niche,
    sender: extractName(sender) || blanks.sender,
    offer: parameters.offer.replace(/\.$/, '') || blanks.offer,
    numbers: formatNumbers(parameters) || blanks.numbers,
  }
  return template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}

/** Of “Maya, @mayacooks” the name. */
const extractName = (sender: string) => sender.split(/,\s/)[0] ?? ''

/** “24,000 followers, 4.2% engagement”: a bare figure gets its word, what is more than a figure stays as typed. */
function formatNumbers({ followers, engagement }: PitchInput['parameters']): string {
  const bareNumberPattern = /^[\d.,\s]+[km]?$/i
  const parts = [
    bareNumberPattern.test(followers) ? `${followers} followers` : followers,
    /^[\d.,]+\s?%?$/.test(engagement) ? `${engagement.replace(/\s?%$/, '')}% engagement` : engagement,
  ]
  return parts.filter(Boolean).join(', ')
}

/** Subjects that say who writes about what, in the visitor's words. */
function buildSubjects({ prompt, parameters }: PitchInput): string[] {
  const { sender } = parameters
  const niche = parameters.niche || extractPromptFacts(prompt).niche
  const brand = parameters.brand || blanks.brand
  const offer = parameters.offer.replace(/\.$/, '')
  const subjects = [
    `An idea for ${brand}`,
    `${upperFirst(niche || blanks.niche)} + ${brand}`,
    sender ? `${extractName(sender)} × ${brand}: a partnership?` : `A partnership with ${brand}?`,
    ...(offer ? [`For ${brand}: ${offer}`] : []),
  ]
  const shortSubjects = subjects.filter((subject) => subject.length <= MAX_SUBJECT_LENGTH)
  return shortSubjects.length >= 3 ? shortSubjects : subjects
}
