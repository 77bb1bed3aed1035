/** The first letter in upper case, unless the word has a spelling of its own, such as "iPhone". */
export function upperFirst(text: string): string {
  return /^\p{Ll}[\p{Ll}’'-]*(?![\p{L}])/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text
}
