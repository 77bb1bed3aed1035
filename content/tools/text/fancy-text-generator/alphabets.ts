export type Alphabet = ReadonlyMap<string, string>

const uppercaseLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const lowercaseLetters = 'abcdefghijklmnopqrstuvwxyz'
const digits = '0123456789'

/** First code points of a style's letters, and the letters that Unicode had already encoded elsewhere. */
type CodePointRanges = { firstUppercase?: number; firstLowercase?: number; firstDigit?: number; exceptions?: string }

/** Unicode encodes a style's letters in a row, except for the pairs in `exceptions`: “hℎ”. */
function buildAlphabetFromCodePoints(ranges: CodePointRanges): Alphabet {
  const rows = [
    [uppercaseLetters, ranges.firstUppercase],
    [lowercaseLetters, ranges.firstLowercase],
    [digits, ranges.firstDigit],
  ] as const
  const pairs = rows.flatMap(([letters, firstCodePoint]) =>
    firstCodePoint === undefined
      ? []
      : [...letters].map((letter, index) => [letter, String.fromCodePoint(firstCodePoint + index)] as const),
  )
  const exceptionPairs = (ranges.exceptions ?? '').split(' ').flatMap((pair) => {
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
  'Bold sans': buildAlphabetFromCodePoints({ firstUppercase: 0x1d5d4, firstLowercase: 0x1d5ee, firstDigit: 0x1d7ec }),
  'Italic sans': buildAlphabetFromCodePoints({ firstUppercase: 0x1d608, firstLowercase: 0x1d622 }),
  'Bold italic sans': buildAlphabetFromCodePoints({ firstUppercase: 0x1d63c, firstLowercase: 0x1d656 }),
  'Bold serif': buildAlphabetFromCodePoints({ firstUppercase: 0x1d400, firstLowercase: 0x1d41a, firstDigit: 0x1d7ce }),
  'Italic serif': buildAlphabetFromCodePoints({ firstUppercase: 0x1d434, firstLowercase: 0x1d44e, exceptions: 'hℎ' }),
  'Bold italic serif': buildAlphabetFromCodePoints({ firstUppercase: 0x1d468, firstLowercase: 0x1d482 }),
  'Bold script': buildAlphabetFromCodePoints({ firstUppercase: 0x1d4d0, firstLowercase: 0x1d4ea }),
  Script: buildAlphabetFromCodePoints({
    firstUppercase: 0x1d49c,
    firstLowercase: 0x1d4b6,
    exceptions: 'Bℬ Eℰ Fℱ Hℋ Iℐ Lℒ Mℳ Rℛ eℯ gℊ oℴ',
  }),
  Fraktur: buildAlphabetFromCodePoints({
    firstUppercase: 0x1d504,
    firstLowercase: 0x1d51e,
    exceptions: 'Cℭ Hℌ Iℑ Rℜ Zℨ',
  }),
  'Bold fraktur': buildAlphabetFromCodePoints({ firstUppercase: 0x1d56c, firstLowercase: 0x1d586 }),
  'Double-struck': buildAlphabetFromCodePoints({
    firstUppercase: 0x1d538,
    firstLowercase: 0x1d552,
    firstDigit: 0x1d7d8,
    exceptions: 'Cℂ Hℍ Nℕ Pℙ Qℚ Rℝ Zℤ',
  }),
  Sans: buildAlphabetFromCodePoints({ firstUppercase: 0x1d5a0, firstLowercase: 0x1d5ba, firstDigit: 0x1d7e2 }),
  Typewriter: buildAlphabetFromCodePoints({ firstUppercase: 0x1d670, firstLowercase: 0x1d68a, firstDigit: 0x1d7f6 }),
  Circled: buildAlphabetFromCodePoints({
    firstUppercase: 0x24b6,
    firstLowercase: 0x24d0,
    exceptions: formatDigitPairs(0x2460, '⓪'),
  }),
  'Black circles': buildAlphabetFromCodePoints({
    firstUppercase: 0x1f150,
    firstLowercase: 0x1f150,
    exceptions: formatDigitPairs(0x2776, '⓿'),
  }),
  Squares: buildAlphabetFromCodePoints({ firstUppercase: 0x1f130, firstLowercase: 0x1f130 }),
  'Black squares': buildAlphabetFromCodePoints({ firstUppercase: 0x1f170, firstLowercase: 0x1f170 }),
  Parentheses: buildAlphabetFromCodePoints({
    firstUppercase: 0x1f110,
    firstLowercase: 0x249c,
    exceptions: formatDigitPairs(0x2474),
  }),
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
