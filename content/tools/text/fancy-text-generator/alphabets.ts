/** What each character of a style is written as. */
export type Alphabet = ReadonlyMap<string, string>

const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const small = 'abcdefghijklmnopqrstuvwxyz'
const digits = '0123456789'

/** Where a style's letters begin in Unicode, and those that Unicode had before, elsewhere. */
type Block = { capitals?: number; small?: number; digits?: number; others?: string }

/** Unicode has a style's letters in a row, but for those that `others` has as pairs: “hℎ”. */
function fromCodePoints(block: Block): Alphabet {
  const rows = [
    [capitals, block.capitals],
    [small, block.small],
    [digits, block.digits],
  ] as const
  const pairs = rows.flatMap(([letters, first]) =>
    first === undefined
      ? []
      : [...letters].map((letter, index) => [letter, String.fromCodePoint(first + index)] as const),
  )
  const others = (block.others ?? '').split(' ').flatMap((pair) => {
    const [letter, styled] = [...pair]
    return letter && styled ? [[letter, styled] as const] : []
  })
  return new Map([...pairs, ...others])
}

/** Letter by letter; a space where there is none. */
function fromPairs(letters: string, styled: string): Alphabet {
  const forms = [...styled]
  const pairs = [...letters].map((letter, index) => [letter, forms[index] ?? ' '] as const)
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
  'Bold sans': fromCodePoints({ capitals: 0x1d5d4, small: 0x1d5ee, digits: 0x1d7ec }),
  'Italic sans': fromCodePoints({ capitals: 0x1d608, small: 0x1d622 }),
  'Bold italic sans': fromCodePoints({ capitals: 0x1d63c, small: 0x1d656 }),
  'Bold serif': fromCodePoints({ capitals: 0x1d400, small: 0x1d41a, digits: 0x1d7ce }),
  'Italic serif': fromCodePoints({ capitals: 0x1d434, small: 0x1d44e, others: 'hℎ' }),
  'Bold italic serif': fromCodePoints({ capitals: 0x1d468, small: 0x1d482 }),
  'Bold script': fromCodePoints({ capitals: 0x1d4d0, small: 0x1d4ea }),
  Script: fromCodePoints({ capitals: 0x1d49c, small: 0x1d4b6, others: 'Bℬ Eℰ Fℱ Hℋ Iℐ Lℒ Mℳ Rℛ eℯ gℊ oℴ' }),
  Fraktur: fromCodePoints({ capitals: 0x1d504, small: 0x1d51e, others: 'Cℭ Hℌ Iℑ Rℜ Zℨ' }),
  'Bold fraktur': fromCodePoints({ capitals: 0x1d56c, small: 0x1d586 }),
  'Double-struck': fromCodePoints({
    capitals: 0x1d538,
    small: 0x1d552,
    digits: 0x1d7d8,
    others: 'Cℂ Hℍ Nℕ Pℙ Qℚ Rℝ Zℤ',
  }),
  Sans: fromCodePoints({ capitals: 0x1d5a0, small: 0x1d5ba, digits: 0x1d7e2 }),
  Typewriter: fromCodePoints({ capitals: 0x1d670, small: 0x1d68a, digits: 0x1d7f6 }),
  Circled: fromCodePoints({ capitals: 0x24b6, small: 0x24d0, others: toDigitPairs(0x2460, '⓪') }),
  'Black circles': fromCodePoints({ capitals: 0x1f150, small: 0x1f150, others: toDigitPairs(0x2776, '⓿') }),
  Squares: fromCodePoints({ capitals: 0x1f130, small: 0x1f130 }),
  'Black squares': fromCodePoints({ capitals: 0x1f170, small: 0x1f170 }),
  Parentheses: fromCodePoints({ capitals: 0x1f110, small: 0x249c, others: toDigitPairs(0x2474) }),
  Wide: new Map([
    ...Array.from(
      { length: 94 },
      (_, index) => [String.fromCodePoint(0x21 + index), String.fromCodePoint(0xff01 + index)] as const,
    ),
    [' ', '\u3000'],
  ]),
  'Small caps': fromPairs(capitals + small, `${capitals}ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘǫʀꜱᴛᴜᴠᴡxʏᴢ`),
  Superscript: fromPairs(
    `${small}${capitals}${digits}+-=()`,
    'ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖ ʳˢᵗᵘᵛʷˣʸᶻᴬᴮ ᴰᴱ ᴳᴴᴵᴶᴷᴸᴹᴺᴼᴾ ᴿ ᵀᵁⱽᵂ   ⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾',
  ),
  Subscript: fromPairs(`${small}${digits}+-=()`, 'ₐ   ₑ  ₕᵢⱼₖₗₘₙₒₚ ᵣₛₜᵤᵥ ₓ  ₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎'),
} as const satisfies Record<string, Alphabet>

/** Letters of other scripts and signs that only look alike: nobody can tell them back. */
export const lookalikes = {
  'Greek look': fromPairs(capitals + small, 'ΑΒϹDΕFGΗΙJΚLΜΝΟΡQЯSΤUVWΧΥΖαв¢∂єƒgнιנкℓмησρqяѕтυνωχуz'),
  'Cyrillic look': fromPairs(`${capitals}${small}`, 'ДБCDЄFGHIJКLМИОPQЯSТЦVШХУZаъсdёfgнїјкlмиорqяѕтцvшхуz'),
  Currency: fromPairs(`${capitals}${small}`, '₳฿₵ĐɆ₣₲ⱧłJ₭Ⱡ₥₦Ø₱QⱤ₴₮ɄV₩ӾɎⱫ₳฿₵ĐɆ₣₲ⱧłJ₭Ⱡ₥₦Ø₱QⱤ₴₮ɄV₩ӾɎⱫ'),
} as const satisfies Record<string, Alphabet>

const upsideDownForms = fromPairs(
  `${small}${capitals}${digits}.,'!?&_()[]{}<>`,
  'ɐqɔpǝɟƃɥᴉɾʞlɯuodbɹsʇnʌʍxʎz∀ᗺƆᗡƎℲ⅁HIſ⋊˥WNOԀΌᴚS⊥∩ΛMX⅄Z0ƖᄅƐㄣϛ9ㄥ86˙‘,¡¿⅋‾)(][}{><',
)

/** Upside down, and back again. */
export const upsideDown: Alphabet = new Map([
  ...[...upsideDownForms].map(([letter, form]) => [form, letter] as const),
  ...upsideDownForms,
])
