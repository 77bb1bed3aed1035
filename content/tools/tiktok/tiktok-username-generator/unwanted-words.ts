/** Letters that must not turn up where words meet. Words that hold them by themselves ("therapist") are fine. */
const unwantedWords = (
  'anal anus arse ass boob butt cock coon crap cum cunt damn dick dyke fag fuck gook hoe hore jap jizz kike kkk knob milf nazi nig nude paki peni ' +
  'perv piss poo porn puss rape scat sex shit slut spic suck tit turd twat wank whor xxx'
).split(' ')

/** Whether joining words makes an unwanted one that none of them has by itself: "pen" and "island". */
export function formsUnwantedWord(parts: readonly string[]): boolean {
  const joinedText = parts.join('')
  return unwantedWords.some((word) => joinedText.includes(word) && !parts.some((part) => part.includes(word)))
}
