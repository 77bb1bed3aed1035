/** Latin letters that no accent can be taken off. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
}

/**
 * The words of a text in the letters a–z and digits, for handles: accents dropped, apostrophes closed up. Words of any other script are left
 * out, since letter by letter they give nothing that can be said.
 */
export function latinWords(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/['’‘`]/g, '')
    .replace(/(?<=\bc)\+\+/g, 'pp')
    .replace(/(?<=\bc)#/g, 'sharp')
    .normalize('NFD')
    .replace(/(?<=[a-z])\p{M}+/gu, '')
    .normalize('NFC')
    .replace(/\p{L}/gu, (letter) => letters[letter] ?? letter)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => /^\d*[a-z][a-z0-9]*$/.test(word))
}

/** A name as a handle: "Crumb & Crust" gives "crumbandcrust". */
export function joined(name: string): string {
  return latinWords(name.replace(/&/g, ' and ')).join('')
}
