import type { Random } from '@/lib/core/random'
import { countWords } from '@/lib/core/strings/count-words'
import { upperFirst } from '@/lib/core/strings/upper-first'
import { withoutLastSentence } from '@/lib/kits/posts/shorter-post'
import type { Draft, DraftContext } from '@/lib/tool/define'
import { ended } from '@/lib/writer/sequence/steps'
import { getMailKinds, type PitchInput, type pitchFields, wordTargets } from './fields'
import type { Mail } from './mail'
import { blanks, phrases } from './phrases'
import { extractPromptFacts } from './prompt-facts'

type Request = PitchInput & DraftContext

/** Fewer words give no reason. */
const FEWEST = 4

/** A subject longer than this is cut off in most inboxes on a phone. */
const MAX_SUBJECT = 60

export const draft: Draft<typeof pitchFields, Mail> = {
  writes: 'sentences',
  *write(given, random) {
    const input = withTold(given)
    const subjects = random.shuffle(subjectsFor(input)).slice(0, 3)
    for (const kind of getMailKinds(input.parameters)) {
      if (kind === 'pitch') yield { kind, subjects, body: pitchFor(input, random) }
      else
        yield {
          kind,
          subjects: [`Re: ${subjects[0]}`],
          body: followUpFor(input, kind === 'follow-up-1' ? 0 : 1),
        }
    }
  },
  /** The second paragraph, which tells most, has a sentence less; then it goes. */
  shorten(mail) {
    const paragraphs = mail.body.split('\n\n')
    if (mail.kind !== 'pitch' || paragraphs.length < 5) return null
    const shorter = withoutLastSentence(paragraphs[2] ?? '')
    return { ...mail, body: paragraphs.toSpliced(2, 1, ...(shorter ? [shorter] : [])).join('\n\n') }
  },
}

/** The visitor's text fills what their fields leave open. */
function withTold<Given extends PitchInput>(input: Given): Given {
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

function pitchFor(input: Request, random: Random): string {
  const { tone, ask, length } = input.parameters
  const phrase = phrases[tone]
  const told = extractPromptFacts(input.prompt)
  const [either = ''] = random.shuffle(phrase.intro)
  const intro = told.niche && !input.parameters.niche ? phrase.introTold : either
  const frame = [phrase.greeting, intro, phrase.offer, phrase.numbers, phrase.ask[ask], phrase.close]
  const around = frame.map((text) => filled(text, input))
  const room = wordTargets[length] - countWords(around.join(' ')) - 4
  const [greeting = '', first = '', offer = '', numbers = '', asked = '', close = ''] = around
  const own = ownWords(told.sentences, room)
  return [greeting, first, own, offer, numbers, `${asked} ${close}`, signature(input)]
    .filter(Boolean)
    .join('\n\n')
}

function followUpFor(input: Request, nth: 0 | 1): string {
  const { greeting, follow } = phrases[input.parameters.tone]
  return [filled(greeting, input), filled(follow[nth], input), signature(input)].join('\n\n')
}

function signature({ parameters: { tone, sender } }: PitchInput): string {
  return `${phrases[tone].signOff}\n${sender || blanks.sender}`
}

/** As many of the visitor's sentences as there are words for, at least the first. */
function ownWords(sentences: readonly string[], room: number): string {
  const told: string[] = []
  let left = room
  for (const sentence of sentences) {
    const words = countWords(sentence)
    if (told.length > 0 && words > left) break
    left -= words
    told.push(ended(upperFirst(sentence)))
  }
  const own = told.join(' ')
  return countWords(own) < FEWEST ? `${own} ${blanks.why}`.trim() : own
}

function filled(frame: string, { parameters }: PitchInput): string {
  const { brand, niche, sender } = parameters
  const slots: Record<string, string> = {
    brand: brand || blanks.brand,
    niche: niche || blanks.niche,
    sender: nameOf(sender) || blanks.sender,
    offer: parameters.offer.replace(/\.$/, '') || blanks.offer,
    numbers: numbersOf(parameters) || blanks.numbers,
  }
  return frame.replace(/\{(\w+)\}/g, (_, name: string) => slots[name] ?? '')
}

/** Of “Maya, @mayacooks” the name. */
const nameOf = (sender: string) => sender.split(/,\s/)[0] ?? ''

/** “24,000 followers, 4.2% engagement”: a bare figure gets its word, what is more than a figure stays as typed. */
function numbersOf({ followers, engagement }: PitchInput['parameters']): string {
  const bare = /^[\d.,\s]+[km]?$/i
  const known = [
    bare.test(followers) ? `${followers} followers` : followers,
    /^[\d.,]+\s?%?$/.test(engagement) ? `${engagement.replace(/\s?%$/, '')}% engagement` : engagement,
  ]
  return known.filter(Boolean).join(', ')
}

/** Subjects that say who writes about what, in the visitor's words. */
function subjectsFor({ prompt, parameters }: PitchInput): string[] {
  const { sender } = parameters
  const niche = parameters.niche || extractPromptFacts(prompt).niche
  const brand = parameters.brand || blanks.brand
  const offer = parameters.offer.replace(/\.$/, '')
  const subjects = [
    `An idea for ${brand}`,
    `${upperFirst(niche || blanks.niche)} + ${brand}`,
    sender ? `${nameOf(sender)} × ${brand}: a partnership?` : `A partnership with ${brand}?`,
    ...(offer ? [`For ${brand}: ${offer}`] : []),
  ]
  const fitting = subjects.filter((subject) => subject.length <= MAX_SUBJECT)
  return fitting.length >= 3 ? fitting : subjects
}
