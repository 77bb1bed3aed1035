const profanityPattern =
  /(?<!\p{L})(?:motherf|fuck|shit(?!ak)|bitch|cunt|asshole|arsehole|pussy|whore|slut|wank|twat|nigg|faggot|dick(?!ens))\p{L}*/iu

/** Words that platforms hide in names and profiles and that no generator should build on, even where a visitor used them. */
export function hasProfanity(text: string): boolean {
  return profanityPattern.test(text)
}

/** A text without its swear words. */
export function removeProfanity(text: string): string {
  return text.replace(new RegExp(profanityPattern, 'giu'), '').replace(/ {2,}/g, ' ').trim()
}
