/** Unicode's classes miss the empty Braille cell, a note without a head and the filler of Khitan script. */
const visibleCharacterPattern =
  /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\u2800\u{1d159}\u{16fe4}]/u

/** Returns whether nothing in a text is visible. Page and server share this check to agree on empty boxes. */
export const isVisuallyEmpty = (text: string): boolean => !visibleCharacterPattern.test(text)
