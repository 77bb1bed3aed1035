/** Besides Unicode's own classes: the empty Braille cell, a note without a head and the filler of the Khitan script. */
const visibleCharacterPattern =
  /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\u2800\u{1d159}\u{16fe4}]/u

/** Whether nothing can be seen in a text. Page and server both ask this of a box, so that they agree on what is empty. */
export function isVisuallyEmpty(text: string): boolean {
  return !visibleCharacterPattern.test(text)
}
