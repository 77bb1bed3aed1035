/** Each letter is followed by its plain form. */
const parseLetters = (table: string): Readonly<Record<string, string>> =>
  Object.fromEntries(table.split(' ').map((pair) => [pair.charAt(0), pair.slice(1)]))

/** Latin letters that do not decompose into a base letter and an accent. */
export const plainLetters = parseLetters(
  'ßss ẞSS æae ÆAE œoe ŒOE øo ØO łl ŁL đd ĐD ðd ÐD þth ÞTh ıi əe ƏE ħh ĦH ŧt ŦT ŋng ŊNg ɛe ƐE ɔo ƆO ɓb ƁB ɗd ƊD ƙk ƘK',
)

/** Lowercase Cyrillic as passports write it, and Greek by ISO 843. */
export const latinLetters = parseLetters(
  'аa бb вv гg ґg ѓg дd ђdj еe ёyo єye жzh зz ѕdz иi іi йy їyi јj кk ќk лl љlj мm нn њnj оo пp рr сs тt ћc уu ўu фf ' +
    'хkh цts чch џdz шsh щsch ъ ыy ь эe юyu яya αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr σs ςs τt υy φf χch ' +
    'ψps ωo',
)
