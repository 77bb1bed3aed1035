/** What each character of a style is written as. */
export type Alphabet = ReadonlyMap<string, string>

const uppercaseLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const lowercaseLetters = 'abcdefghijklmnopqrstuvwxyz'
const digits = '0123456789'

/** Where a style's letters begin in Unicode, and those that Unicode had before, elsewhere. */
type CodePointRanges = { capitals?: number; small?: number; digits?: number; exceptions?: string }

/** Unicode has a style's letters in a row, but for those that `others` has as pairs: “hℎ”. */
function buildAlphabetFromCodePoints(block: CodePointRanges): Alphabet {
  const rows = [
    [uppercaseLetters, block.capitals],
    [lowercaseLetters, block.small],
    [digits, block.digits],
  ] as const
  const pairs = rows.flatMap(([letters, firstCodePoint]) =>
    firstCodePoint === undefined
      ? []
      : [...letters].map((letter, index) => [letter, String.fromCodePoint(firstCodePoint + index)] as const),
  )
  const otherPairs = (block.exceptions ?? '').split(' ').flatMap((pair) => {
    const [letter, styled] = [...pair]
    return letter && styled ? [[letter, styled] as const] : []
  })
  return new Map([...pairs, ...otherPairs])
}

/** Letter by letter; a space where there is none. */
function buildAlphabetFromPairs(letters: string, styled: string): Alphabet {
  const styledCharacters = [...styled]
  const pairs = [...letters].map((letter, index) => [letter, styledCharacters[index] ?? ' '] as const)
  return new Map(pairs.filter(([, form]) => form !== ' '))
}

/** Numbers above zero that stand in a row of their own. */
const toDigitPairs = (first: number, zero = '') =>
  [...digits.slice(1)]
    .map((digit, index) => digit + String.fromCodePoint(first + index))
    .concat(zero && `0${zero}`)
    .join(' ')

/** Styles of Unicode's own; each of their characters stands for one plain one. */
export const unicodeAlphabets = {
  'Bold sans': buildAlphabetFromCodePoints({ capitals: 0x1d5d4, small: 0x1d5ee, digits: 0x1d7ec }),
  'Italic sans': buildAlphabetFromCodePoints({ capitals: 0x1d608, small: 0x1d622 }),
  'Bold italic sans': buildAlphabetFromCodePoints({ capitals: 0x1d63c, small: 0x1d656 }),
  'Bold serif': buildAlphabetFromCodePoints({ capitals: 0x1d400, small: 0x1d41a, digits: 0x1d7ce }),
  'Italic serif': buildAlphabetFromCodePoints({ capitals: 0x1d434, small: 0x1d44e, exceptions: 'hℎ' }),
  'Bold italic serif': buildAlphabetFromCodePoints({ capitals: 0x1d468, small: 0x1d482 }),
  'Bold script': buildAlphabetFromCodePoints({ capitals: 0x1d4d0, small: 0x1d4ea }),
  Script: buildAlphabetFromCodePoints({
    capitals: 0x1d49c,
    small: 0x1d4b6,
    exceptions: 'Bℬ Eℰ Fℱ Hℋ Iℐ Lℒ Mℳ Rℛ eℯ gℊ oℴ',
  }),
  Fraktur: buildAlphabetFromCodePoints({ capitals: 0x1d504, small: 0x1d51e, exceptions: 'Cℭ Hℌ Iℑ Rℜ Zℨ' }),
  'Bold fraktur': buildAlphabetFromCodePoints({ capitals: 0x1d56c, small: 0x1d586 }),
  'Double-struck': buildAlphabetFromCodePoints({
    capitals: 0x1d538,
    small: 0x1d552,
    digits: 0x1d7d8,
    exceptions: 'Cℂ Hℍ Nℕ Pℙ Qℚ Rℝ Zℤ',
  }),
  Sans: buildAlphabetFromCodePoints({ capitals: 0x1d5a0, small: 0x1d5ba, digits: 0x1d7e2 }),
  Typewriter: buildAlphabetFromCodePoints({ capitals: 0x1d670, small: 0x1d68a, digits: 0x1d7f6 }),
  Circled: buildAlphabetFromCodePoints({
    capitals: 0x24b6,
    small: 0x24d0,
    exceptions: toDigitPairs(0x2460, '⓪'),
  }),
  'Black circles': buildAlphabetFromCodePoints({
    capitals: 0x1f150,
    small: 0x1f150,
    exceptions: toDigitPairs(0x2776, '⓿'),
  }),
  Squares: buildAlphabetFromCodePoints({ capitals: 0x1f130, small: 0x1f130 }),
  'Black squares': buildAlphabetFromCodePoints({ capitals: 0x1f170, small: 0x1f170 }),
  Parentheses: buildAlphabetFromCodePoints({
    capitals: 0x1f110,
    small: 0x249c,
    exceptions: toDigitPairs(0x2474),
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

/** Letters of other scripts and signs that only look alike: nobody can tell them back. */
export const lookalikes = {
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

/** Upside down, and back again. */
export const upsideDown: Alphabet = new Map([
  ...[...upsideDownForms].map(([letter, form]) => [form, letter] as const),
  ...upsideDownForms,
])
