/** Overused openers. Sources: aitoolsguidebook.com/en/articles/short-form-video-hook-ai, kjuriousbeing.com. */
const clicheOpenerPatterns = [
  /^have you ever\b/,
  /^did you know\b/,
  /^you won[’']?t believe\b/,
  /^most people (?:don[’']?t|do not|never) (?:realize|realise|know)\b/,
  /^what if i told you\b/,
  /^are you (?:tired|sick) of\b/,
  /^(?:let me be honest|let[’']s be honest|here[’']s the thing|hear me out)\b/,
  /^(?:plot twist|fun fact|pro tip|unpopular opinion|picture this|imagine this|buckle up)\b/,
  /^in (?:today[’']s|a) (?:fast[- ]paced|digital|busy|modern|ever[- ]changing) (?:world|age|era|landscape)\b/,
  /^in the (?:ever[- ]evolving|world of|realm of)\b/,
  /^(?:hey|hi|hello|what[’']s up),? (?:guys|everyone|everybody|friends|fam|tiktok|youtube)\b/,
  /^welcome (?:back )?to (?:my|our|the) (?:channel|page|account)\b/,
  /^(?:sure|certainly|of course|absolutely)[,!]/,
  /^here(?:[’']s| is| are) (?:your|the|a|some|\d+)\b[^.\n]{0,40}\b(?:hook|caption|idea|title|hashtag|script|thread|name)s?\b/,
  /^as an ai\b/,
] as const

/** Phrases typical of machine-written text, from the open lists of sergebulaev/tiktok-skills (MIT, 2026). */
const stockPhrasePatterns = [
  /\bdelv(?:e|es|ed|ing) (?:in|into|deeper)\b/,
  /\bunlock(?:s|ed|ing)? (?:the|your|new|endless|true|hidden)\b/,
  /\bunleash(?:es|ed|ing)?\b/,
  /\bgame[- ]?chang(?:er|ers|ing)\b/,
  /\b(?:elevate|supercharge|skyrocket|revolutioni[sz]e|transform) your\b/,
  /\btake (?:your|it|things) (?:\p{L}+ ){0,3}to the next level\b/u,
  /\blevel up your\b/,
  /\btapestry\b/,
  /\bembark on\b/,
  /\bnavigat(?:e|ing) the (?:world|complexities|landscape)\b/,
  /\bin the realm of\b/,
  /\bever[- ]evolving\b/,
  /\bseamless(?:ly)? (?:integrat|blend)/,
  /\bthe secret sauce\b/,
  /\blook no further\b/,
  /\bsay goodbye to\b/,
  /\bisn[’']t just (?:about )?[^.!?]{1,60}[,;.] it[’']s\b/,
  /\bnot just [^.!?]{1,60}, but (?:also )?a (?:testament|journey)\b/,
  /\btestament to\b/,
  /\bwhether you[’']re a beginner or\b/,
  /\bthe possibilities are endless\b/,
] as const

/** Placeholders that a model leaves unfilled. A blank for the visitor uses square brackets (`./blanks`). */
const strayPlaceholderPatterns = [
  /<(?:your|insert|add|enter)\b[^<>]*>/,
  /\((?:insert|add|enter) [^()]*\)/,
  /\{[^{}]*\}/,
  /\b(?:lorem ipsum|xx+%|\$xx+)\b/,
  /_{4,}/,
] as const

/** Engagement bait that TikTok's feed standards penalize. Source: tiktok.com/community-guidelines/en/fyf-standards. */
const engagementBaitPatterns = [
  /\b(?:comment|type|drop|reply with|say) (?:(?:a |an |the word )?[“"'‘]?(?:yes|no|me|link|info|amen|🔥|❤️?|1)[”"'’]?)(?=[.!,]|$| (?:below|down|in the comments|if|for|and|to (?:get|see|receive|join))\b| 👇)/u,
  /\bfollow (?:me |us )?for (?:the )?(?:part|pt)\b/,
  /\b(?:like|share) (?:and|&|\+|,) (?:follow|share|subscribe|comment)\b/,
  /\bfollow (?:and|&|\+|,) (?:like|share)\b/,
  /\b(?:like|share) (?:this )?if you (?:agree|love|relate)\b/,
  /\btag (?:\d+|two|three|five|ten) (?:friends|people)\b/,
  /\bfollow (?:4|for) follow\b|\bf4f\b|\bl4l\b/,
  /\bsmash (?:that|the) (?:like|follow|subscribe)\b/,
  /\bdon[’']?t forget to (?:like|follow|subscribe|share)\b/,
  /\b(?:double[- ]tap|hit (?:like|follow)) if\b/,
] as const

export type RejectionReason = 'opener' | 'cliche' | 'blank' | 'bait'

const patternsByReason = [
  ['blank', strayPlaceholderPatterns],
  ['cliche', stockPhrasePatterns],
  ['bait', engagementBaitPatterns],
] as const satisfies readonly (readonly [RejectionReason, readonly RegExp[]])[]

const includes = (text: string, phrase: string) => text.includes(phrase)

/** Returns why a text must not be shown, or null. Each line counts as an opening. Allows the visitor's own phrases. */
export function getRejectionReason(text: string, visitorText = '', containsPhrase = includes): RejectionReason | null {
  const lowercaseText = text.toLowerCase()
  const lowercaseVisitorText = visitorText.toLowerCase()
  const createMatchCheck = (textPart: string, contains: typeof includes) => (pattern: RegExp) => {
    const match = pattern.exec(textPart)?.[0]
    return match !== undefined && !contains(lowercaseVisitorText, match)
  }
  const matchingEntry = patternsByReason.find(([reason, patterns]) =>
    patterns.some(createMatchCheck(lowercaseText, reason === 'cliche' ? containsPhrase : includes)),
  )
  if (matchingEntry) return matchingEntry[0]
  const lines = lowercaseText.split('\n').map((line) => line.replace(/^[^\p{L}]+/u, ''))
  return lines.some((line) => clicheOpenerPatterns.some(createMatchCheck(line, containsPhrase))) ? 'opener' : null
}
