const profanityPattern =
  /(?<!\p{L})(?:motherf|fuck|shit(?!ak)|bitch|cunt|asshole|arsehole|pussy|whore|slut|wank|twat|nigg|faggot|dick(?!ens))\p{L}*/iu

/**
 * Whether a text contains words that platforms hide in names and profiles. No generator builds on them, even if a
 * visitor used them.
 */
export function hasProfanity(text: string): boolean {
  return profanityPattern.test(text)
}

export function removeProfanity(text: string): string {
  return text.replace(new RegExp(profanityPattern, 'giu'), '').replace(/ {2,}/g, ' ').trim()
}
