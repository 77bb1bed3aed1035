/**
 * Facebook demotes these as engagement bait: requests for a given comment, reactions, a vote by reaction, shares,
 * tagged friends. They follow its announcement of December 2017 (quoted at ppc.land and
 * dephdigital.com/updates/2019/2/26/engagement-baiting-crackdown); requests to follow come from TikTok's feed standards
 * (tiktok.com/community-guidelines/en/fyf-standards). Checked 2026-11.
 */
const baitPatterns: readonly RegExp[] = [
  /\bvote (?:with|by) (?:an? |your )?(?:like|love|heart|reaction|emoji|comment)/i,
  /(?![©®™])\p{Extended_Pictographic}\ufe0f? ?(?:for|if|=) ?\p{L}/u,
  /(?<=^|[.!?,:;] |\band |\bplease )(?:like|love|heart|double[- ]tap) (?:this|it|the post|the video|if)\b/i,
  /\b(?:smash|hit|press|drop) (?:that |the |a )?(?:like|heart|bell|thumbs)/i,
  /\bleave (?:me )?a like\b/i,
  /\bshare (?:this |it )?(?:with|to) (?:\d+|two|three|five|ten|all|every)\b/i,
  /\bshare (?:this |it )?(?:to (?:win|enter|get|save)|for (?:a chance|luck)|if you)\b/i,
  /\btag (?:an?|your|the|\d+|two|three|five|ten|some(?:one|body)|friends?|people)\b/i,
  /\b(?:comment|type|reply|drop|write|say)(?: with| me)?(?: the word| the emoji| an?)? ?(?:["“‘'][^"”’']{1,20}["”’']|\p{Extended_Pictographic})/iu,
  /\b(?:[Cc]omment|[Tt]ype|[Dd]rop|[Rr]eply)(?: with| the word)? (?:[A-Z]{2,}|[A-Da-d0-9])(?![\p{L}\p{N}])/u,
  /\b(?:comment|type|drop)(?: the word)? (?:yes|no|me|info|link|amen|guide|below to (?:get|win|receive))\b/i,
  /\bfollow (?:me |us )?(?:for|to see) (?:the )?(?:part|pt\b|next part|rest|ending)/i,
  /\bfollow (?:me |us )?(?:to|and) (?:win|get|enter|like|share|comment)\b/i,
  /\b(?:follow (?:for|4) follow|follow back|f4f|sub4sub|like for like)\b/i,
]

/** Whether an English text is engagement bait. An open question is not. */
export const isBait = (text: string) => baitPatterns.some((pattern) => pattern.test(text))
