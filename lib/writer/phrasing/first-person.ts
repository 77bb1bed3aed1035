/** Words after which "you" is an object: "tells you", "for you". */
const beforeObject =
  /\b(?:about|around|at|behind|beside|between|by|for|from|near|of|on|over|to|toward|towards|under|with|without|asks?|brings?|costs?|gets?|gives?|helps?|holds?|keeps?|leaves?|lets?|likes?|lifts?|makes?|needs?|pulls?|pushes|puts?|reminds?|saves?|sees?|sends?|shows?|stops?|suits?|takes?|teach(?:es)?|tells?|wants?)\s$/i

/** What follows "you" where it is no subject: the end, or "off" in "scares you off". */
const notSubject =
  /^(?!\s+\p{L})|^\s+(?:off|down|up|out|away|back|over|through|around|in|on|to|with|for|at|from|alone|a|an|the|nothing|something|every|more|less)\b/iu

const forms: Readonly<Record<string, string>> = {
  yourself: 'myself',
  yours: 'mine',
  your: 'my',
  'you’re': 'I’m',
  'you’ve': 'I’ve',
  'you’ll': 'I’ll',
  'you’d': 'I’d',
  'you are': 'I am',
  'you were': 'I was',
}

/** A phrase about the reader said of the writer: "before you cut it" becomes "before I cut it". */
export function inFirstPerson(text: string): string {
  return text
    .replace(/'/g, '’')
    .replace(/\bboth of you\b/gi, 'both of us')
    .replace(
      /(?<!\bthank )\byou(?:rself|rs|r|’re|’ve|’ll|’d| are| were)?(?![\p{L}’])/giu,
      (match, at: number, whole: string) => {
        const form = forms[match.toLowerCase()]
        if (form !== undefined) return form
        const rest = whole.slice(at + match.length)
        return notSubject.test(rest) || beforeObject.test(whole.slice(0, at)) ? 'me' : 'I'
      },
    )
}
