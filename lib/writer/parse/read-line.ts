import { infinitive, singularise } from '@/lib/writer/words/inflect'
import { asAudience, fieldOfPeople, isPeople } from '@/lib/writer/words/people-nouns'
import { type Activity, activityFor } from './activity'
import { stripFrame } from './frames'
import { asNouns, family, readNouns } from './noun-line'
import { describeNoun, isForm, type Noun, nounPhrases, trimPhrase } from './noun-phrase'
import { textOf } from './phrase-text'
import { asTails, audienceOf, settingOf, splitTails } from './tails'
import { tokensOf } from './tokens'
import { readVerbs, verbPhrase } from './verb-line'

export type Reading = Noun &
  Activity & {
    audience: string | null
    setting: string | null
    /** Every noun phrase of the line but the chosen one, trimmed. */
    others: readonly string[]
  }

/** When it happened belongs to the visitor's story, not to the subject. */
const timeTail =
  /,? (?:(?:last|this|next|every|each|past) (?:night|week|weekend|month|year|summer|winter|spring|autumn|fall|morning|evening|monday|tuesday|wednesday|thursday|friday|saturday|sunday|christmas|season|semester)|yesterday|today|tonight|tomorrow|lately|recently|right now|these days|in 20\d\d|20[2-3]\d|a (?:week|month|year) ago|again|ever|(?:out|dropping|drops|coming|available|live|launching) (?:now|soon|today|tomorrow|next week|on \w+day|\w+day))$/i

/** Reads one line that is about one thing; null where it has no noun and no verb. */
export function readLine(line: string): Reading | null {
  const framed = stripFrame(line.replace(timeTail, ''))
  if (framed.people !== undefined) return readPeople(framed.people, framed.rest)
  const clause = firstClause(framed.rest)
  const tokens = tokensOf(clause)
  const [body, tails] = splitTails(tokens)
  const named =
    audienceOf(tails) ?? (clause === framed.rest ? null : audienceOf(asTails(tokensOf(framed.rest))))
  const verbs = framed.mode === 'verb' ? body : verbPhrase(body, tails)
  const found =
    verbs === null
      ? readNouns(body, tails, named, framed.mode === 'clause')
      : readVerbs(verbs, tails, framed.mode === 'verb' ? 'verb' : 'any', framed.question ?? null)
  if (found === null) return null
  const audience = (found.audience ?? named) || null
  const place = settingOf(tails, found.used) ?? found.setting ?? null
  const setting = place?.endsWith(` ${found.noun.noun}`) === true ? null : place
  const activity = found.activity ?? activityFor(found.noun, setting)
  return {
    ...found.noun,
    ...activity,
    audience,
    setting,
    others: others(framed.rest, found.noun.noun, activity, audience, setting),
  }
}

/** A line about people and what they do: their field is the subject, they are the audience. */
function readPeople(people: string, rest: string): Reading | null {
  const audience = asAudience(people)
  const about =
    /\p{L}{3}/u.test(rest) && rest !== people
      ? readLine(rest.replace(/^(?:in|at|on) (?=\p{L}+$)/u, ''))
      : null
  if (about !== null && !isPeople(about.noun)) return { ...about, audience: about.audience ?? audience }
  const field = fieldOfPeople(audience)
  if (field !== null) {
    const noun = describeNoun(field)
    return { ...noun, ...activityFor(noun), audience, setting: null, others: [] }
  }
  const as = `as ${describeNoun(singularise(people)).nounWithArticle}`
  const noun = {
    ...describeNoun(`life ${as}`),
    noun: `life ${as}`,
    nounWithArticle: `life ${as}`,
    plural: false,
  }
  return { ...noun, activity: `working ${as}`, infinitive: `work ${as}`, audience, setting: null, others: [] }
}

/** Up to the first mark or joining word that opens another clause. */
function firstClause(line: string): string {
  const sentence = line.split(/[.!?;]\s+/).find((part) => /\p{L}{3}/u.test(part)) ?? line
  const clause = sentence.split(/,\s+/)[0] ?? sentence
  const [opening = clause] = clause.split(
    / (?=(?:but|because|so that|although|though|unless|until|which|who|when|while|that (?:i|we|my|our|you|it|they|is|are|will|can|have|has)|and (?:i|we|my|our|you|want|need|then|how|it|they|now|get|make|love|stay|keep|still|why|what|got|found|started))\b)/i,
  )
  return opening
}

const vague =
  /^(?:thing|stuff|time|people|way|day|life|year|lot|bit|kind|week|one|something|money|sort|place|part|month|hour|minute|moment|person|weight|point|idea|video|pound|lb|kg|trying|going|\d.*)s?$|^(?:last|next|this|every) |^(?:a|an|i|we)$/i

function others(
  line: string,
  noun: string,
  { infinitive: activity }: Activity,
  audience: string | null,
  setting: string | null,
): string[] {
  const verb = activity.split(' ')[0] ?? ''
  const addressed = audience === null ? '' : `${audience} ${singularise(audience)}`
  return line
    .split(/[,;.!?]\s+/)
    .flatMap((part) => nounPhrases(asNouns(tokensOf(part), false)))
    .filter((phrase) => !isForm(phrase))
    .map(({ words }) => {
      const opens = words.length > 1 && infinitive(words[0]?.lower ?? '') === verb
      const own = opens ? words.slice(1) : words
      return textOf(own[0]?.kind === 'quantity' ? own.slice(0, 5) : trimPhrase(own))
    })
    .filter(
      (words) => words.length > 2 && !vague.test(words) && !family.test(words) && !addressed.includes(words),
    )
    .filter(
      (words) =>
        !noun.includes(words) &&
        !words.includes(noun) &&
        (words.includes(' ') || (!` ${activity} `.includes(` ${words} `) && infinitive(words) !== verb)),
    )
    .filter(
      (words) => /\p{Lu}/u.test(words) || words.includes(' ') || setting?.endsWith(` ${words}`) !== true,
    )
}
