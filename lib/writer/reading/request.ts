import type { PromptKind } from '@/lib/tool/parsed-prompt'

const artifactAlternatives =
  '(?:captions?|hooks?|ideas?|titles?|headlines?|scripts?|hash ?tags?|tags?|threads?|tweets?|posts?|videos?|vids?|vlogs?|clips?|reels?|shorts?|tik ?toks?|usernames?|handles?|names?|bios?|content|plans?|descriptions?|carousels?|stories|story|openers?|outlines?|blurbs?|intros?)'
const platformAlternatives =
  '(?:tik ?tok|instagram|insta|ig|you ?tube|yt|twitter|x|facebook|pinterest|threads|linkedin|etsy|podcast)'
const qualifierAlternatives =
  '(?:viral|catchy|funny|long|short|good|great|nice|engaging|creative|unique|cool|cute|new|best|punchy|simple|quick|fun|witty|next|latest|first|\\d+[- ]?(?:second|sec|s|minute|min))'
const askVerbAlternatives =
  '(?:write|generate|create|make|give|suggest|draft|come up with|brainstorm|i need|i want|need|want|looking for|help me (?:with|write|make)|help with)'
const quantityFragment = '(?:me |us )?(?:\\d+ |an? |some |a few |the |my |your |best |another )?'
const aboutWordAlternatives =
  '(?:about|for|on|of|around|regarding|where|in which|showing|that shows?|explaining|featuring|to go with|when|because)'
const requestedArtifactsFragment = `(?:(?:${qualifierAlternatives}|${platformAlternatives}) ){0,4}${artifactAlternatives}(?: ${artifactAlternatives}){0,2}`
const mediumFragment = `(?:(?:my|our|a|an|the|this|next) )?(?:(?:${qualifierAlternatives}|${platformAlternatives}) ){0,4}(?:videos?|vids?|vlogs?|posts?|clips?|reels?|shorts?|tik ?toks?|pages?|channels?|photos?|pics?|carousels?|threads?|tweets?|newsletters?|podcasts?|episodes?)`

const courtesyPattern =
  /^(?:(?:please|pls|plz|hi|hey|hello|hiya|yo|ok|okay|so|um|well|thanks|thank you|guys|hey guys|chatgpt)(?:[,!.\u2026]+ *| +(?=\p{L})))+/iu
const politeRequestPattern =
  /^(?:can|could|would|will) (?:you|u) (?:please |pls |plz |kindly )?(?=write|generate|create|make|give|suggest|draft|come up|help|do|turn)/i

const requestPatterns = [
  new RegExp(
    `^${askVerbAlternatives} ${quantityFragment}${requestedArtifactsFragment} ${aboutWordAlternatives} (?:${mediumFragment} ${aboutWordAlternatives} )?`,
    'i',
  ),
  new RegExp(
    `^${quantityFragment}${requestedArtifactsFragment} (?:about|for|on|around|regarding) (?:${mediumFragment} (?:about|on|of|where|for) )?`,
    'i',
  ),
  new RegExp(`^(?:for|about|on) ${mediumFragment} (?:about|of|on|where|for) `, 'i'),
  new RegExp(
    `^(?:i(?:’m| am|m) (?:making|filming|doing|recording|posting)|this is|it(?:’|)s|here(?:’|)s) ${mediumFragment} (?:about|of|on|where|for) `,
    'i',
  ),
  new RegExp(`^${mediumFragment} (?:is )?(?:about|on) `, 'i'),
  /^(?:my|the) (?:niche|topic|theme|subject) (?:is|=) (?:about )?/i,
  /^(?:topic|niche|subject|theme|title|prompt|video|keyword|idea|caption|hook|video idea|product|context|description|property description|product description|job description|bio) ?[:=] ?/i,
  /^(?:it(?:’|)s|this is|this one(?:’|)s|this video is) (?:all )?about /i,
  /^(?:from my|my|here(?:’|)s my|from our|here(?:’|)s (?:the|a)) (?:blog|newsletter|essay|article|draft|notes|script|post|caption|about page|transcript)(?: post)?:\s+/i,
]

const closingPatterns = [
  /(?<![,.!? ])[,.!? ]+(?:please|pls|plz|thanks|thank you|thx|asap)$/i,
  /(?<![,.!? ])[,.!?][,.!? ]*help$/i,
  /(?<![,.!? ])(?:[,.!?][,.!? ]*| - )(?:make (?:it|this) (?:more |sound |super |really )?(?:punchy|funny|short|shorter|viral|catchy|better|cute|pop|good|professional)|for (?:tiktok|insta|instagram|youtube|a reel|reels|shorts|a tiktok)|(?:need|write) (?:me )?(?:a|an|some) (?:caption|hook|title|script)s?|caption(?: this| ideas)?|hook(?: ideas)?)$/i,
  /^(?:make (?:it|this)|turn this) (?:punchy|funny|short|into .{1,30}): */i,
  new RegExp(
    `(?<=\\p{L}{2}) (?:captions?|hooks?|hash ?tags?|scripts?|(?:video|content|post|reel|caption|hook|title|script|tik ?tok) ideas?)(?: for (?:my )?${platformAlternatives})?$`,
    'iu',
  ),
  new RegExp(
    `(?<=\\p{L}{2} \\p{L}{2,20}) for (?:my )?${platformAlternatives}(?: (?:account|page|channel|video|post|reel)s?)?$`,
    'iu',
  ),
]

/** Labels that say what it is, and how people write them. */
const labelPatterns: readonly (readonly [PromptKind, RegExp])[] = [
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
  let remainingText = text
  for (let pass = 0; pass < 3; pass++) {
    const previousText = remainingText
    for (const pattern of [courtesyPattern, politeRequestPattern, ...requestPatterns, ...closingPatterns])
      remainingText = keepIfMeaningful(remainingText, remainingText.replace(pattern, ''))
    if (remainingText === previousText) break
  }
  for (const [label, pattern] of labelPatterns) {
    const textWithoutLabel = remainingText.replace(pattern, '')
    if (textWithoutLabel !== remainingText && /\p{L}{2}/u.test(textWithoutLabel))
      return { text: textWithoutLabel, label }
  }
  return { text: remainingText }
}

const requestSentencePatterns = [
  /^(?:(?:please|pls) )?(?:can|could|would|will) (?:you|u|someone) (?:please |pls )?(?:turn|make|write|create|help|do|give|summari[sz]e)\b/i,
  /^(?:please |pls )?(?:make|turn|write|rewrite|summari[sz]e|create|give me|i want|i need|want|need|looking for|use)\b.{0,60}\b(?:captions?|reels?|scripts?|hooks?|threads?|tik ?toks?|posts?|videos?|titles?|carousels?|tweets?|shorts?)\b/i,
]

/** A text's sentences without those that ask the writer for something, first or last. */
export function removeRequestSentences(sentences: readonly string[]): readonly string[] {
  const isRequest = (sentence: string) =>
    sentence.split(' ').length <= 16 && requestSentencePatterns.some((pattern) => pattern.test(sentence))
  const otherSentences = sentences.filter(
    (one, index) => !((index === 0 || index === sentences.length - 1) && isRequest(one)),
  )
  return otherSentences.length > 0 ? otherSentences : sentences
}

function keepIfMeaningful(originalText: string, shortenedText: string): string {
  return /\p{L}{2}/u.test(shortenedText) && !/^(?:my|a|an|the|your|of|for|me)$/i.test(shortenedText.trim())
    ? shortenedText.trim()
    : originalText
}
