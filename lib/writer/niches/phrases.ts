/** A bank written on one line: phrases between bars. */
export function phrases(line: string): readonly string[] {
  return line.split('|').map((phrase) => phrase.trim())
}
