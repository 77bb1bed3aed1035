/** Letter sequences that must not form where words meet. Words that contain them ("therapist") are fine. */
const unwantedWords = (
  'anal anus arse ass boob butt cock coon crap cum cunt damn dick dyke fag fuck gook hoe hore jap jizz kike kkk knob milf nazi nig nude paki peni ' +
  'perv piss poo porn puss rape scat sex shit slut spic suck tit turd twat wank whor xxx'
).split(' ')

/** Whether joined words form an unwanted word that none of them contains: "pen" and "island". */
export function formsUnwantedWord(parts: readonly string[]): boolean {
  const joinedText = parts.join('')
  return unwantedWords.some((word) => joinedText.includes(word) && !parts.some((part) => part.includes(word)))
}
