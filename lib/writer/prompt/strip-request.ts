const count = String.raw`(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|some|a few|a couple of|several|more|a list of|lots of|the best|your best|me)`
const platform =
  '(?:tik ?toks?|instagram|insta|ig|you ?tube|yt|twitter|facebook|fb|pinterest|threads|linkedin|snapchat|social media|reels?|shorts?)'
const praise = String.raw`(?:viral|catchy|funny|long|good|great|nice|engaging|creative|unique|cool|cute|aesthetic|fresh|new|original|interesting|trending|quick|simple|easy|best|scroll-stopping|attention-grabbing|clickable|relatable|fun|witty|bold|content|video|vlog|post|day|week|month|minute|second|username|hashtag|product|\d+[- ](?:second|sec|minute|min|day|week)s?)`
const artefact =
  '(?:captions?|hooks?|ideas?|titles?|headlines?|scripts?|hash ?tags?|threads?|tweets?|posts?|videos?|vids?|vlogs?|clips?|reels?|shorts|tik ?toks?|usernames?|user names?|handles?|names?|bios?|content|content plans?|plans?|calendars?|series|concepts?|descriptions?|carousels?|stories|openers?|outlines?|poems?|essays?|articles?|blog posts?|paragraphs?|letters?|emails?|stories)'
const ask =
  "(?:write|generate|create|make|give|suggest|draft|come up with|brainstorm|find|show|get|send|provide|produce|think of|help me (?:with|write|find|create|make|come up with)|i (?:want|need|would like|wanna have|am looking for|'m looking for)|i'm looking for|i'd like|looking for|need|want|i'm (?:making|filming|doing|creating|recording|shooting|posting)|i am (?:making|filming|doing|creating|recording|shooting|posting)|i (?:make|made|film|filmed|post|create|do|did)|this is|it's|it is|my)"
const link =
  '(?:about|for|on|of|to|around|regarding|related to|based on|from|with|where|in which|showing|that shows?|that explains?|explaining|featuring|called|named|titled|when|because|talking about|covering|that (?:is|are) about|all about|to go with)'
const vessel = `(?:(?:my|our|a|an|the|this|his|her|their) )?(?:(?:${praise}|next|latest|upcoming|first|${platform}) ){0,8}(?:videos?|vids?|vlogs?|posts?|clips?|reels?|shorts|tik ?toks?|accounts?|pages?|channels?|photos?|pics?|pictures?|carousels?|stories|threads?|tweets?|niche|audience|feed|${platform})`

const courtesy =
  /^(?:(?:please|hi|hey|hello|hiya|yo|ok|okay|so|um|well|thanks|thank you|there|guys|everyone|chatgpt|bot)\b[\s,.!;]*)+/i
const politely =
  /^(?:(?:can|could|would|will) (?:you|u|we|i)(?: please| kindly)?|(?:i was hoping|i wonder if) you could|kindly|help) /i
const closing = /^(?:please|thanks|thank you(?: so much)?|asap|help|kindly)$/i

const requests = [
  new RegExp(
    `^${ask} (?:me |us )?(?:${count} )?(?:(?:${praise}|${platform}) ){0,8}${artefact}(?: (?:ideas?|titles?|captions?|hooks?|scripts?|hashtags?|plans?))? ${link} `,
    'i',
  ),
  new RegExp(
    `^(?:${count} )?(?:(?:${praise}|${platform}) ){0,8}${artefact}(?: (?:ideas?|titles?|captions?|hooks?|scripts?|hashtags?|plans?))? (?:about|for|on|around|regarding|related to|where i|in which i|showing) `,
    'i',
  ),
  new RegExp(`^(?:for|about|on|of) ${vessel} (?:(?:that is|that's|which is) )?${link} `, 'i'),
  new RegExp(
    `^${vessel} (?:(?:that is|that's|which is|is|was|will be) )?(?:all )?(?:${link}|shows?|is) `,
    'i',
  ),
  /^(?:my|the|our) (?:niche|topic|theme|subject|product|content|brand)(?: name)? (?:is|are|=) (?:about |called )?/i,
  /^(?:topic|niche|subject|theme|title|prompt|video|product|keyword|idea|caption|hook)s?\s*[;,]\s*/i,
  /^(?:it's|it is|its|this is|this one is|this video is) (?:all )?about /i,
  /^in (?:this|my|the|today's) (?:new |next |latest )?(?:video|post|reel|vlog|clip|tiktok|short)s?,? /i,
  /^(?:let's talk|talking|talk|all|something|anything|stuff|content) about /i,
  /^(?:i want to|i wanna|i'd like to|i would like to|i plan to|i'm going to|i am going to|i will|i'll|i need to|help me|we want to) (?:make|do|film|post|talk|create|share|write|record|shoot)(?: (?:a|an|some|my|one))?(?: (?:video|post|reel|tiktok|content|thread|vlog|series)s?)? (?:about|on|of|showing|where|for) /i,
  /^(?:about|regarding) /i,
]

const qualifier = new RegExp(`^(?:${praise}|${platform})$`, 'i')

/** What is asked for, where it stands behind its subject. */
const order = new RegExp(
  ` (?:captions?|hooks?|hash ?tags?|scripts?|usernames?|(?:video|content|post|reel|tik ?tok|caption|hook|title|script|thread|story|vlog)s? (?:ideas?|titles?|captions?|hooks?|scripts?|plans?))(?: (?:for|on) (?:my )?${platform}(?: (?:account|page|channel|video)s?)?)?$`,
  'i',
)

const trailing = [
  new RegExp(
    ` (?:for|on) (?:my )?${platform}(?: (?:accounts?|pages?|channels?|videos?|posts?|reels?|shorts))?$`,
    'i',
  ),
  / (?:tik ?tok|instagram|insta|youtube|twitter) (?:videos?|posts?|reels?|shorts|vlogs?|accounts?|page|channel)$/i,
]

/** Words that try to command the writer: they are no topic. */
const commands = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,60}\b(?:instructions?|prompts?|rules|above|guidelines|everything)\b/i,
  /\b(?:system|developer) (?:prompt|message)\b|\bjailbreak|\byou are now\b|\bact as (?:an? )?(?:ai|dan|system|admin|root)\b/i,
  /\breveal (?:your|the)\b.{0,30}\b(?:prompt|instructions|key)/i,
]
const commandTail =
  /^(?:and |then |instead |now )*(?:say|print|output|reply|respond|answer|repeat|tell me)\b/i

/**
 * The subject of a request: "write me 5 captions about my bakery" gives "my bakery". Sentences that only command the writer
 * are dropped, so an injected instruction leaves whatever else was said, or nothing. Expects single spaces, as `cleanPrompt` gives.
 */
export function stripRequest(text: string): string {
  const holdsCommand = isCommand(text)
  const sentences = text
    .split(/(?<=[.!?;])\s+/)
    .flatMap((sentence) => (isCommand(sentence) ? sentence.split(/,\s*| (?=and\b|then\b)/) : [sentence]))
    .filter((sentence) => !isCommand(sentence) && !(holdsCommand && commandTail.test(sentence)))
    .map(stripSentence)
    .filter((sentence) => /\p{L}/u.test(sentence))
  return sentences.join(' ').replace(/(?<![\s.,;!?])[\s.,;!?]+$/, '')
}

function stripSentence(sentence: string): string {
  let rest = sentence.replace(courtesy, '').replace(politely, '').replace(courtesy, '')
  rest = withoutEndings(rest, /([\s,.!;]+)/, closing)
  for (let pass = 0; pass < 3; pass++) {
    const before = rest
    for (const request of requests) rest = keepIfEmpty(rest, rest.replace(request, ''))
    rest = keepIfEmpty(rest, withoutOrder(rest))
    for (const tail of trailing) rest = keepIfEmpty(rest, rest.replace(tail, ''))
    if (rest === before) break
  }
  return rest
}

function isCommand(text: string): boolean {
  return commands.some((command) => command.test(text))
}

/** "candle shop viral caption ideas for TikTok" gives "candle shop". */
function withoutOrder(text: string): string {
  const at = text.search(order)
  return at < 0 ? text : withoutEndings(text.slice(0, at), /( )/, qualifier)
}

/** Takes words off the end for as long as the last one, two or four of them are an ending. The first word stays. */
function withoutEndings(text: string, between: RegExp, ending: RegExp): string {
  const parts = text.split(between)
  const words = (count: number) => parts.slice(1 - 2 * count).join('')
  for (;;) {
    const count = [1, 2, 4].find((most) => parts.length >= 2 * most + 1 && ending.test(words(most)))
    if (count === undefined) return parts.join('')
    parts.splice(-2 * count)
  }
}

function keepIfEmpty(before: string, after: string): string {
  return /\p{L}{2}/u.test(after) && !/^(?:my|a|an|the|your|of|for)$/i.test(after.trim())
    ? after.trim()
    : before
}
