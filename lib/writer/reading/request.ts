import type { PromptKind } from '@/lib/tool/parsed-prompt'

const artifact =
  '(?:captions?|hooks?|ideas?|titles?|headlines?|scripts?|hash ?tags?|tags?|threads?|tweets?|posts?|videos?|vids?|vlogs?|clips?|reels?|shorts?|tik ?toks?|usernames?|handles?|names?|bios?|content|plans?|descriptions?|carousels?|stories|story|openers?|outlines?|blurbs?|intros?)'
const platform =
  '(?:tik ?tok|instagram|insta|ig|you ?tube|yt|twitter|x|facebook|pinterest|threads|linkedin|etsy|podcast)'
const qualifier =
  '(?:viral|catchy|funny|long|short|good|great|nice|engaging|creative|unique|cool|cute|new|best|punchy|simple|quick|fun|witty|next|latest|first|\\d+[- ]?(?:second|sec|s|minute|min))'
const askVerb =
  '(?:write|generate|create|make|give|suggest|draft|come up with|brainstorm|i need|i want|need|want|looking for|help me (?:with|write|make)|help with)'
const quantity = '(?:me |us )?(?:\\d+ |an? |some |a few |the |my |your |best |another )?'
const aboutWord =
  '(?:about|for|on|of|around|regarding|where|in which|showing|that shows?|explaining|featuring|to go with|when|because)'
const requestedThings = `(?:(?:${qualifier}|${platform}) ){0,4}${artifact}(?: ${artifact}){0,2}`
const medium = `(?:(?:my|our|a|an|the|this|next) )?(?:(?:${qualifier}|${platform}) ){0,4}(?:videos?|vids?|vlogs?|posts?|clips?|reels?|shorts?|tik ?toks?|pages?|channels?|photos?|pics?|carousels?|threads?|tweets?|newsletters?|podcasts?|episodes?)`

const courtesy =
  /^(?:(?:please|pls|plz|hi|hey|hello|hiya|yo|ok|okay|so|um|well|thanks|thank you|guys|hey guys|chatgpt)(?:[,!.\u2026]+ *| +(?=\p{L})))+/iu
const politeRequest =
  /^(?:can|could|would|will) (?:you|u) (?:please |pls |plz |kindly )?(?=write|generate|create|make|give|suggest|draft|come up|help|do|turn)/i

const requests = [
  new RegExp(`^${askVerb} ${quantity}${requestedThings} ${aboutWord} (?:${medium} ${aboutWord} )?`, 'i'),
  new RegExp(
    `^${quantity}${requestedThings} (?:about|for|on|around|regarding) (?:${medium} (?:about|on|of|where|for) )?`,
    'i',
  ),
  new RegExp(`^(?:for|about|on) ${medium} (?:about|of|on|where|for) `, 'i'),
  new RegExp(
    `^(?:i(?:’m| am|m) (?:making|filming|doing|recording|posting)|this is|it(?:’|)s|here(?:’|)s) ${medium} (?:about|of|on|where|for) `,
    'i',
  ),
  new RegExp(`^${medium} (?:is )?(?:about|on) `, 'i'),
  /^(?:my|the) (?:niche|topic|theme|subject) (?:is|=) (?:about )?/i,
  /^(?:topic|niche|subject|theme|title|prompt|video|keyword|idea|caption|hook|video idea|product|context|description|property description|product description|job description|bio) ?[:=] ?/i,
  /^(?:it(?:’|)s|this is|this one(?:’|)s|this video is) (?:all )?about /i,
  /^(?:from my|my|here(?:’|)s my|from our|here(?:’|)s (?:the|a)) (?:blog|newsletter|essay|article|draft|notes|script|post|caption|about page|transcript)(?: post)?:\s+/i,
]

const closings = [
  /(?<![,.!? ])[,.!? ]+(?:please|pls|plz|thanks|thank you|thx|asap)$/i,
  /(?<![,.!? ])[,.!?][,.!? ]*help$/i,
  /(?<![,.!? ])(?:[,.!?][,.!? ]*| - )(?:make (?:it|this) (?:more |sound |super |really )?(?:punchy|funny|short|shorter|viral|catchy|better|cute|pop|good|professional)|for (?:tiktok|insta|instagram|youtube|a reel|reels|shorts|a tiktok)|(?:need|write) (?:me )?(?:a|an|some) (?:caption|hook|title|script)s?|caption(?: this| ideas)?|hook(?: ideas)?)$/i,
  /^(?:make (?:it|this)|turn this) (?:punchy|funny|short|into .{1,30}): */i,
  new RegExp(
    `(?<=\\p{L}{2}) (?:captions?|hooks?|hash ?tags?|scripts?|(?:video|content|post|reel|caption|hook|title|script|tik ?tok) ideas?)(?: for (?:my )?${platform})?$`,
    'iu',
  ),
  new RegExp(
    `(?<=\\p{L}{2} \\p{L}{2,20}) for (?:my )?${platform}(?: (?:account|page|channel|video|post|reel)s?)?$`,
    'iu',
  ),
]

/** Labels that say what it is, and how people write them. */
const labels: readonly (readonly [PromptKind, RegExp])[] = [
  ['skit', /^p\.?o\.?v\.?(?: *[:;,-] *| +)(?=\p{L})/iu],
  ['opinion', /^(?:unpopular opinion|hot take) (?!(?:but|is|about)\b)(?=\p{L})/iu],
  [
    'opinion',
    /^(?:(?:un|very un)?popular opinion|hot take|my hot take|controversial opinion|controversial take|controversial|opinion|psa|rant) *(?:[:;,.-]+|but) */i,
  ],
  ['story', /^(?:story ?time|story) *(?:[:;,.-]+ *|(?:of|about) +)/i],
  ['review', /^(?:honest |quick |mini |my )?reviews?(?: +of +| *: *)/i],
  ['question', /^(?:question|quick question|serious question|genuine question|q) *[:,-] */i],
  ['day', /^(?:grwm|ditl) *: */i],
  ['change', /^(?:before (?:and|&|\/) ?after|transformation|glow ?up) *: */i],
  ['how-to', /^(?:tutorial|how ?to) *: */i],
]

/** What is left of a prompt when the asking is taken off, and the label that stood before it. */
export function removeRequest(text: string): { text: string; label?: PromptKind } {
  let rest = text
  for (let pass = 0; pass < 3; pass++) {
    const before = rest
    for (const pattern of [courtesy, politeRequest, ...requests, ...closings])
      rest = keepIfMeaningful(rest, rest.replace(pattern, ''))
    if (rest === before) break
  }
  for (const [label, pattern] of labels) {
    const bare = rest.replace(pattern, '')
    if (bare !== rest && /\p{L}{2}/u.test(bare)) return { text: bare, label }
  }
  return { text: rest }
}

const requestSentences = [
  /^(?:(?:please|pls) )?(?:can|could|would|will) (?:you|u|someone) (?:please |pls )?(?:turn|make|write|create|help|do|give|summari[sz]e)\b/i,
  /^(?:please |pls )?(?:make|turn|write|rewrite|summari[sz]e|create|give me|i want|i need|want|need|looking for|use)\b.{0,60}\b(?:captions?|reels?|scripts?|hooks?|threads?|tik ?toks?|posts?|videos?|titles?|carousels?|tweets?|shorts?)\b/i,
]

/** A text's sentences without those that ask the writer for something, first or last. */
export function removeRequestSentences(sentences: readonly string[]): readonly string[] {
  const asks = (one: string) => one.split(' ').length <= 16 && requestSentences.some((pattern) => pattern.test(one))
  const rest = sentences.filter((one, at) => !((at === 0 || at === sentences.length - 1) && asks(one)))
  return rest.length > 0 ? rest : sentences
}

function keepIfMeaningful(before: string, after: string): string {
  return /\p{L}{2}/u.test(after) && !/^(?:my|a|an|the|your|of|for|me)$/i.test(after.trim()) ? after.trim() : before
}
