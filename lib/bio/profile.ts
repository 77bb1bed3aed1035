import { withArticle } from '@/lib/writer/article'
import { placeIn } from '@/lib/writer/naming/owner'
import { productsIn } from '@/lib/writer/naming/products'
import type { Topic } from '@/lib/writer/topic'
import { isCoarse } from '@/lib/writer/words/coarse'
import type { BioInput } from './bio-fields'
import { claimsCure } from './health-claim'
import { rolesIn } from './roles'
import { sentenceIn, sentenceSlots } from './sentence-slots'
import { subjectSlots } from './subject-slots'

/** What a visitor tells of: a subject, a shop or place of theirs, who they are, or a sentence of their own. */
export type Stance = 'subject' | 'business' | 'role' | 'sentence'

/** Who a bio is about, in words that fit into `leads`. A slot is null where the visitor said nothing of the sort. */
export type Profile = {
  stance: Stance
  slots: Readonly<Record<string, string | null>>
  /** "Austin", where a shop or a person is; not where a subject is about. */
  place: string | null
}

const venue =
  /^(?:shop|store|boutique|brand|baker(?:y|ies)|caf[eé]s?|studio|salon|restaurant|bistro|bar|brewery|roastery|startup|start-up|company|agency|label|farm|florist|barbershop|gallery|workshop|food truck|business|hotel|b&b|blog|podcast|newsletter|magazine)s?$/i

/** "Dr. Smith, dermatologist" is one line, whatever its full stop says. */
const titled = /^(?:Dr|Mr|Mrs|Ms|Prof)\. [^.!?;\n]{2,70}$/

/** Reads a profile from what the visitor wrote. Expects a topic in English. */
export function readProfile({ prompt, topic, parameters }: BioInput & { topic: Topic }): Profile {
  const claims = claimsCure(prompt)
  const quotable = !claims && !isCoarse(prompt)
  const line = quotable ? (topic.line ?? titled.exec(prompt.trim())?.[0] ?? null) : null
  const { roles, addition } = line === null ? { roles: [], addition: null } : rolesIn(line)
  const own = quotable ? sentenceIn(prompt, line) : null
  const stance = stanceOf(topic, roles, own)
  const place = stance === 'subject' || stance === 'sentence' ? null : placeIn(prompt) || null
  const bare = claims || isCoarse(topic.activity)
  const audience = audienceOf(prompt, topic, parameters.audience)
  return {
    stance,
    place,
    slots: {
      ...subjectSlots({ prompt, topic }, { bare, claims }),
      aud: audience,
      whom: audience ?? 'you',
      forAud: audience ? ` for ${audience}` : '',
      ...(stance === 'business' ? shopSlots(prompt, topic) : {}),
      ...roleSlots(roles, addition),
      ...(own === null ? {} : sentenceSlots(own)),
      line: line?.includes(' ') ? withAudience(asProfileLine(line), stance, audience) : null,
      inPlace: place ? ` in ${place}` : '',
    },
  }
}

/** Whom the visitor names; a person's or a field's usual readers are not theirs. */
function audienceOf(prompt: string, topic: Topic, given: string): string | null {
  const named = given.replace(/[{}]/g, '').split(',')[0]?.trim()
  if (named) return named
  return topic.audience && prompt.toLowerCase().includes(topic.audience.toLowerCase()) ? topic.audience : null
}

function stanceOf({ head, noun }: Topic, roles: readonly string[], own: string | null): Stance {
  if (roles.length > 0) return 'role'
  if (venue.test(head.singular) || venue.test(noun.split(' ').at(-1) ?? '')) return 'business'
  return own === null ? 'subject' : 'sentence'
}

function shopSlots(prompt: string, topic: Topic): Record<string, string | null> {
  const named = /^\p{Lu}/u.test(topic.noun) && topic.noun === topic.nounWithArticle
  const goods = productsIn(prompt, topic)
  return {
    aShop: topic.nounWithArticle,
    theShop: named ? topic.noun : `my ${topic.noun}`,
    goods: goods && /s$/.test(goods) && !venue.test(goods.split(' ').at(-1) ?? '') ? goods : null,
  }
}

const notForHire =
  /\b(?:mom|mum|mama|mother|dad|father|parent|student|kid|teen|girl|boy|fan|lover|nerd|collector|beginner|introvert|survivor)s?\b/i

function roleSlots(roles: readonly string[], addition: string | null): Record<string, string | null> {
  const role = roles[0] ?? null
  return {
    role,
    second: roles[1] ?? null,
    aRole: role && withArticle(role),
    service: role && !notForHire.test(role) ? role : null,
    addition,
  }
}

function withAudience(line: string, stance: Stance, audience: string | null): string {
  const said = audience === null || line.toLowerCase().includes(audience.toLowerCase())
  return stance !== 'subject' || said ? line : `${line} for ${audience}`
}

/** A line as it opens a bio: "I run a small candle shop" becomes "small candle shop", "I'm a chef" becomes "chef". */
function asProfileLine(line: string): string {
  return line.replace(/^(?:i|we)(?:['’]m|['’]re| am| are| run| own| have) (?:also )?(?:an?|the|my|our) /i, '')
}
