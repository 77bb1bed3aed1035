export type Alphabet = ReadonlyMap<string, string>

const uppercaseLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const lowercaseLetters = 'abcdefghijklmnopqrstuvwxyz'
const digits = '0123456789'

/**
 * Takes the code points of a style's first uppercase letter, lowercase letter and digit. `exceptions` lists letters
 * with code points outside these ranges, each before its styled form: “hℎ”.
 */
function encodeAlphabet(firstCodePoints: readonly number[], exceptions = ''): Alphabet {
  const rows = [uppercaseLetters, lowercaseLetters, digits].slice(0, firstCodePoints.length)
  const pairs = rows.flatMap((letters, row) =>
    [...letters].map((letter, index) => [letter, String.fromCodePoint((firstCodePoints[row] ?? 0) + index)] as const),
  )
  const exceptionPairs = exceptions.split(' ').flatMap((pair) => {
    const [letter, styledLetter] = [...pair]
    return letter && styledLetter ? [[letter, styledLetter] as const] : []
  })
  return new Map([...pairs, ...exceptionPairs])
}

function buildAlphabetFromPairs(letters: string, styledLetters: string): Alphabet {
  const styledCharacters = [...styledLetters]
  const pairs = [...letters].map((letter, index) => [letter, styledCharacters[index] ?? ' '] as const)
  return new Map(pairs.filter(([, form]) => form !== ' '))
}

/** Digits from 1, encoded in a separate row. */
const formatDigitPairs = (firstCodePoint: number, styledZero = '') =>
  [...digits.slice(1)]
    .map((digit, index) => digit + String.fromCodePoint(firstCodePoint + index))
    .concat(styledZero && `0${styledZero}`)
    .join(' ')

/** Unicode's own styles; each character maps back to one plain character. */
export const unicodeAlphabets = {
  'Bold sans': encodeAlphabet([0x1d5d4, 0x1d5ee, 0x1d7ec]),
  'Italic sans': encodeAlphabet([0x1d608, 0x1d622]),
  'Bold italic sans': encodeAlphabet([0x1d63c, 0x1d656]),
  'Bold serif': encodeAlphabet([0x1d400, 0x1d41a, 0x1d7ce]),
  'Italic serif': encodeAlphabet([0x1d434, 0x1d44e], 'hℎ'),
  'Bold italic serif': encodeAlphabet([0x1d468, 0x1d482]),
  'Bold script': encodeAlphabet([0x1d4d0, 0x1d4ea]),
  Script: encodeAlphabet([0x1d49c, 0x1d4b6], 'Bℬ Eℰ Fℱ Hℋ Iℐ Lℒ Mℳ Rℛ eℯ gℊ oℴ'),
  Fraktur: encodeAlphabet([0x1d504, 0x1d51e], 'Cℭ Hℌ Iℑ Rℜ Zℨ'),
  'Bold fraktur': encodeAlphabet([0x1d56c, 0x1d586]),
  'Double-struck': encodeAlphabet([0x1d538, 0x1d552, 0x1d7d8], 'Cℂ Hℍ Nℕ Pℙ Qℚ Rℝ Zℤ'),
  Sans: encodeAlphabet([0x1d5a0, 0x1d5ba, 0x1d7e2]),
  Typewriter: encodeAlphabet([0x1d670, 0x1d68a, 0x1d7f6]),
  Circled: encodeAlphabet([0x24b6, 0x24d0], formatDigitPairs(0x2460, '⓪')),
  'Black circles': encodeAlphabet([0x1f150, 0x1f150], formatDigitPairs(0x2776, '⓿')),
  Squares: encodeAlphabet([0x1f130, 0x1f130]),
  'Black squares': encodeAlphabet([0x1f170, 0x1f170]),
  Parentheses: encodeAlphabet([0x1f110, 0x249c], formatDigitPairs(0x2474)),
  Wide: new Map([
    ...Array.from(
      { length: 94 },
      (_, index) => [String.fromCodePoint(0x21 + index), String.fromCodePoint(0xff01 + index)] as const,
    ),
    [' ', '\u3000'],
  ]),
  'Small caps': buildAlphabetFromPairs(
    uppercaseLetters + lowercaseLetters,
    `${uppercaseLetters}ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘǫʀꜱᴛᴜᴠᴡxʏᴢ`,
  ),
  Superscript: buildAlphabetFromPairs(
    `${lowercaseLetters}${uppercaseLetters}${digits}+-=()`,
    'ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖ ʳˢᵗᵘᵛʷˣʸᶻᴬᴮ ᴰᴱ ᴳᴴᴵᴶᴷᴸᴹᴺᴼᴾ ᴿ ᵀᵁⱽᵂ   ⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾',
  ),
  Subscript: buildAlphabetFromPairs(`${lowercaseLetters}${digits}+-=()`, 'ₐ   ₑ  ₕᵢⱼₖₗₘₙₒₚ ᵣₛₜᵤᵥ ₓ  ₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎'),
} as const satisfies Record<string, Alphabet>

/** Lookalike letters and signs of other scripts; they cannot be converted back. */
export const lookalikeAlphabets = {
  'Greek look': buildAlphabetFromPairs(
    uppercaseLetters + lowercaseLetters,
    'ΑΒϹDΕFGΗΙJΚLΜΝΟΡQЯSΤUVWΧΥΖαв¢∂єƒgнιנкℓмησρqяѕтυνωχуz',
  ),
  'Cyrillic look': buildAlphabetFromPairs(
    `${uppercaseLetters}${lowercaseLetters}`,
    'ДБCDЄFGHIJКLМИОPQЯSТЦVШХУZаъсdёfgнїјкlмиорqяѕтцvшхуz',
  ),
  Currency: buildAlphabetFromPairs(
    `${uppercaseLetters}${lowercaseLetters}`,
    '₳฿₵ĐɆ₣₲ⱧłJ₭Ⱡ₥₦Ø₱QⱤ₴₮ɄV₩ӾɎⱫ₳฿₵ĐɆ₣₲ⱧłJ₭Ⱡ₥₦Ø₱QⱤ₴₮ɄV₩ӾɎⱫ',
  ),
} as const satisfies Record<string, Alphabet>

const upsideDownForms = buildAlphabetFromPairs(
  `${lowercaseLetters}${uppercaseLetters}${digits}.,'!?&_()[]{}<>`,
  'ɐqɔpǝɟƃɥᴉɾʞlɯuodbɹsʇnʌʍxʎz∀ᗺƆᗡƎℲ⅁HIſ⋊˥WNOԀΌᴚS⊥∩ΛMX⅄Z0ƖᄅƐㄣϛ9ㄥ86˙‘,¡¿⅋‾)(][}{><',
)

/** Maps both ways. */
export const upsideDownAlphabet: Alphabet = new Map([
  ...[...upsideDownForms].map(([letter, form]) => [form, letter] as const),
  ...upsideDownForms,
])
