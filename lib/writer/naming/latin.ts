const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  å: 'a',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  // Cyrillic as in everyday use, after the passport rules of ICAO Doc 9303.
  ...spelled(
    'а б в г ґ д е є ж з и і й к л м н о п р с т у ф х ц ч ш ы э',
    'a b v g g d e ie zh z i i i k l m n o p r s t u f kh ts ch sh y e',
  ),
  щ: 'shch',
  ъ: '',
  ь: '',
  ю: 'iu',
  я: 'ia',
  // Greek by ELOT 743, letter by letter.
  ...spelled(
    'α β γ δ ε ζ η θ ι κ λ μ ν ξ ο π ρ σ ς τ υ φ χ ψ ω',
    'a v g d e z i th i k l m n x o p r s s t y f ch ps o',
  ),
}

function spelled(from: string, to: string): Record<string, string> {
  const latin = to.split(' ')
  return Object.fromEntries(from.split(' ').map((letter, index) => [letter, latin[index] ?? '']))
}

/**
 * The words of a text in the letters a–z and digits, for handles: accents dropped, Cyrillic and Greek transliterated,
 * apostrophes closed up. Words of any other script are left out, since letter by letter they give nothing that can
 * be said.
 */
export function latinWords(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/['’‘`]/g, '')
    .replace(/(?<=\bc)\+\+/g, 'pp')
    .replace(/(?<=\bc)#/g, 'sharp')
    .normalize('NFD')
    .replace(/(?<=[a-zα-ω])\p{M}+/gu, '')
    .normalize('NFC')
    .replace(/\p{L}/gu, (letter) => letters[letter] ?? letter)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => /^\d*[a-z][a-z0-9]*$/.test(word))
}
