/** Capitalizes the first letter, unless the word has special capitalization, such as "iPhone". */
export function upperFirst(text: string): string {
  return /^\p{Ll}[\p{Ll}’'-]*(?![\p{L}])/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text
}
