import { isPeople } from '@/lib/writer/words/people-nouns'

export type Frame = {
  rest: string
  /** People whose doings the line is about: "mistakes new runners make" gives "new runners". */
  people?: string
  /** What the rest is, where the frame says so: a verb after "how to", a clause after "why". */
  mode: 'verb' | 'clause' | 'any'
  /** The question word of "what to wear", "where to eat". */
  question?: string
}

const number = String.raw`(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|top \d+|top|some|a few|several|many|the|my|our)`
const quality =
  '(?:simple|easy|quick|best|useful|practical|common|big|biggest|little|small|honest|important|underrated|weird|surprising|essential|basic|beginner|pro|expert|favou?rite|top|great|good|free|real|ultimate|complete|full|short|proven|genius|clever|hard|harsh|unpopular|only)'
const meta =
  '(?:tips?(?: and tricks)?|tricks|hacks?|ways?|ideas?|mistakes?|reasons?|things?|facts?|secrets?|lessons?|rules?|steps?|myths?|habits?|signs?|benefits|guide|introduction|intro|basics|tutorials?|reviews?|truth|story|stories|advice|inspiration|thoughts|opinions?|everything|what|lies|pros and cons|cost|history|art|science|importance|power|beauty|joys?|struggles?|challenges?|problem|problems|questions?)'

const verbLeads: readonly RegExp[] = [
  /^(?:should|can|could|would|do|did|will) (?:you|i|we) (?:really |actually |ever )?(?=[a-z])/i,
  /^(?:is it|it's) (?:worth|ok(?:ay)? to|safe to|possible to|hard to|better to|time to) (?=[a-z])/i,
  new RegExp(
    `^(?:${number} )?(?:${quality} )*(?:ways|steps|tricks|hacks|reasons|guide|tips|secrets?) (?:on how )?to (?:not )?(?=[a-z])`,
    'i',
  ),
  /^(?:the )?(?:best|easiest|fastest|right|wrong|only|cheapest|healthiest) (?:way|time|place) to /i,
  /^how (?:not )?to (?:actually |really |finally |easily |quickly |properly |safely )?/i,
  /^(?:how|why|when|where) (?:i|we|you|they|people|to) (?:can |could |should |would |always |never |really |actually |finally |just |still |stopped |started |learned to |managed to |decided to |need to |have to |must |do |don't |'ll )*(?=[a-z])/i,
  /^(?:how|why|when|where) (?:do|did|can|should|could|would|to) (?:i|we|you|people) (?:really |actually |best |still )?/i,
  /^(?:learn(?:ing)?|teaching (?:you|people)|teach(?:ing)?|show(?:ing)?(?: you| people)?|trying|want(?:ing)?|starting|explain(?:ing)?)(?: how)? to /i,
]

const leads: readonly RegExp[] = [
  new RegExp(
    `^(?:${number} )?(?:${quality} )*things to (?:do|see|eat|know|try|visit|buy|avoid)(?: (?:in|at|near|around|about|before|when|with))? `,
    'i',
  ),
  new RegExp(
    `^(?:${number} )?(?:${quality} )*(?:signs|reasons|proof)(?: that| why)? (?=(?:your|my|you|the|it|we)\\b)`,
    'i',
  ),
  /^(?:(?:the |our |my )?(?:grand opening|opening day|launch|promo|promotion|sneak peek|first look|tour|a look|behind the scenes|making|making of|meet the maker)) (?:of|at|for|on|inside|with) /i,
  /^(?:a |my |our )?(?:good |close |best )?(?:friend|sister|brother|mom|mum|dad|boss|husband|wife|doctor|neighbou?r|colleague|coworker|client|customer) (?:told|asked|showed|taught|convinced|begged|wanted) (?:me|us) (?:that |to |how to |about |if )?(?:I |we )?(?:should |could |must |can )?/i,
  /^(?:pov|grwm|story ?time|q and a|rant|update|vlog|review|unpopular opinion|hot take|reminder|psa|life update|tutorial|part \d+|ep(?:isode)? \d+|day \d+(?: of)?)\b\s*[,;:-]?\s+/i,
  /^stop (?=\p{L}+ing\b)/iu,
  /^(?:watch me|come with me(?: to)?|join me(?: as i)?|let's|let me|here's|here is|here are|this is|it's|these are|meet|introducing|check out|there is|there are)\s+(?=\S)/i,
  /^things? (?:i|we|you|they|nobody|no one|people|everyone) (?:wish(?:ed)? (?:i|we|you|they) (?:knew|had known)|learned|learnt|should know|need to know|must know|tells? you|hates?|loves?|know|realised|realized|regret)(?: about| before| from| after| when| while| in)?\s+/i,
  /^(?:what|everything|all) (?:i|we|you|they|nobody|no one|people|everyone) (?:wish(?:ed)? (?:i|we) (?:knew|had known)|learned|learnt|should know|need to know|tells? you|must know|know|love|hate)(?: about| before| from| after| when)?\s+/i,
  /^(?:the )?(?:truth|reality|real story|dark side|story|science|art|history|power|importance|beauty|joys?|struggles?) (?:about|behind|of)\s+/i,
  new RegExp(
    `^(?:${number} )?(?:${quality} )*${meta} (?:about|for|on|of|with|when|while|before|after|behind|in|from) (?:a |an |the )?(?=\\S)`,
    'i',
  ),
  /^(?:what|who) (?:is|are|was|were)\s+(?:the |a |an )?/i,
  /^what's (?:the |a |an )?/i,
  /^(?:why|how) (?=(?:my|our|the|your|this|that|these|those)\b)/i,
  /^(?:why|how)(?: is| are| does| do)? (?=\S+ )/i,
  new RegExp(`^(?:${number} )(?:${quality} )*${meta}$`, 'i'),
]

const eatingDay = /^(?:what|everything) (?:i|we) (?:eat|ate) in (?:a|one) (?:day|week)\b/i
const doings =
  /^(?:[\w-]+ ){0,3}?(?:mistakes?|things?|habits?|lies|questions?|signs?|problems?|struggles?|stuff|what|excuses|phrases)(?: that| every| all| most| only)? ((?:[\p{L}'-]+ ){1,3}?)(?:always |never |still |actually |really )?(?:make|makes|do|does|say|says|need|needs|hate|hates|love|loves|forget|forgets|get wrong|ask|asks|regret|tell|tells|should know|should do|face|have|has|understand|understands|must know|use|want|wants)\b ?(.*)$/iu
const dayInLife =
  /^(?:(?:a|an|my|the) )?(?:typical |normal |full )?(?:day|week|month|year|24 hours) in (?:the|my) life (?:of|as|with) (?:a |an |the |my )?(.+)$/i

/** Takes off what says how a thing is told ("5 tips for", "how to", "the truth about"), so that what it is told of remains. */
export function stripFrame(line: string): Frame {
  let rest = line.replace(eatingDay, 'a full day of eating')
  const life = dayInLife.exec(line)?.[1]
  if (life !== undefined)
    return { rest: life, people: life.split(/ (?=(?:in|at|who|with|on|during)\b)/)[0] ?? life, mode: 'any' }
  const [, who, about] = doings.exec(line) ?? []
  if (who !== undefined && isPeople(who.trim())) {
    return {
      rest: (about ?? '').replace(
        /^(?:about|when|while|with) |^(?:to )?(?:know|do|hear|see|try|buy|have|stop|say|avoid)$/i,
        '',
      ),
      people: who.trim(),
      mode: 'any',
    }
  }
  const question = /^(what|where|when) (?:to|should (?:i|you|we)|do (?:i|you)) (?=\p{L})/iu.exec(rest)
  if (question?.[1] !== undefined)
    return { rest: rest.slice(question[0].length), mode: 'verb', question: question[1].toLowerCase() }
  let mode: Frame['mode'] = 'any'
  for (let pass = 0; pass < 4; pass++) {
    const verbLead = verbLeads.find((lead) => lead.test(rest))
    if (verbLead !== undefined && rest.replace(verbLead, '').trim() !== '') {
      return { rest: rest.replace(verbLead, '').trim(), mode: 'verb' }
    }
    const lead = leads.find((pattern) => pattern.test(rest) && /\p{L}{2}/u.test(rest.replace(pattern, '')))
    if (lead === undefined) break
    if (/^(?:why|how) |\b(?:signs|reasons) (?:that |why )?(?:your|my|the|it)\b/i.test(rest)) mode = 'clause'
    const before = rest
    rest = rest.replace(lead, '').trim()
    if (
      /\bfor (?:a |an |the )?$/i.test(before.slice(0, before.length - rest.length)) &&
      isPeople(rest.split(/ (?:in|on|at|who|with|over|under) /)[0] ?? rest)
    ) {
      return { rest, people: rest.split(/ (?=who )/)[0] ?? rest, mode: 'any' }
    }
  }
  return { rest: mode === 'clause' ? rest.replace(/ (?:works?|happens?|matters?)$/i, '') : rest, mode }
}
