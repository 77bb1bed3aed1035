import { parseCodePoints } from './search-emoji'
import { getWordForms } from './suggest-emoji'

type Sign = { text: string; name: string }
export type SignCategory = {
  id: string
  label: string
  note?: string
  /** Words for every sign of the category, besides its label. */
  searchWords?: string
  isWide?: true
  groups: readonly { label: string; signs: readonly Sign[] }[]
}

const parseTable = (table: string, separator: string) =>
  table
    .trim()
    .split(/,\s/)
    .map((entry) => {
      const separatorIndex = entry.indexOf(separator)
      return [entry.slice(0, separatorIndex), entry.slice(separatorIndex + separator.length)] as const
    })

/** `→ right arrow`: the text to copy up to the first space, then its name. */
const parseSigns = (table: string): Sign[] => parseTable(table, ' ').map(([text, name]) => ({ text, name }))

/** `name: text to copy`, for texts that contain spaces. */
const parseNamedSigns = (table: string): Sign[] => parseTable(table, ': ').map(([name, text]) => ({ name, text }))

const symbols: SignCategory = {
  id: 'symbols',
  label: 'Symbols',
  searchWords: 'sign',
  groups: [
    {
      label: 'Arrows',
      signs: parseSigns(`
→ right arrow, ← left arrow, ↑ up arrow, ↓ down arrow, ↗ up right arrow, ↘ down right arrow, ↔ left right arrow,
↕ up down arrow, ⇒ double right arrow implies, ⇐ double left arrow, ⇔ double left right arrow, ➜ heavy right arrow,
➤ right arrowhead, ➔ wide right arrow, ↳ down then right arrow reply, ↪ hook arrow right, ↩ return arrow back,
⟶ long right arrow, ⤵ curved arrow down, ⤴ curved arrow up, ↻ clockwise arrow refresh repeat,
↺ anticlockwise arrow undo, ▶ right triangle play, ◀ left triangle back, ▲ up triangle, ▼ down triangle,
» double right angle quote, « double left angle quote, › right angle, ‹ left angle`),
    },
    {
      label: 'Stars and hearts',
      signs: parseSigns(`
★ black star, ☆ white star, ✦ four pointed star sparkle, ✧ white four pointed star sparkle, ✩ outlined star,
✪ circled star, ✫ open center star, ✯ pinwheel star, ✶ six pointed star, ✷ eight pointed star,
❋ propeller asterisk flower, ✿ black flower, ❀ white flower, ❁ flower, ❄ snowflake, ♡ white heart, ♥ black heart,
❥ rotated heart, ❣ heart exclamation, ღ heart georgian letter, ☾ moon, ☼ sun, ☁ cloud, ☂ umbrella`),
    },
    {
      label: 'Bullets, checks and boxes',
      signs: parseSigns(`
• bullet point dot, ◦ white bullet, ▪ small square bullet, ▫ white small square bullet, ‣ triangle bullet,
· middle dot, ● black circle, ○ white circle, ◉ fisheye circle, ◆ black diamond, ◇ white diamond, ■ black square,
□ white square, ✓ check mark tick, ✔ heavy check mark tick, ✗ cross mark x, ✘ heavy cross mark x, ☐ empty checkbox,
☑ checked checkbox, ☒ crossed checkbox, ✎ pencil, ✉ envelope mail, ☎ telephone phone, ✂ scissors, ∞ infinity,
※ reference mark note`),
    },
    {
      label: 'Signs, money and math',
      signs: parseSigns(`
© copyright, ® registered, ™ trademark tm, № numero number, § section, ¶ paragraph, † dagger, ° degree, € euro, £ pound,
¥ yen, ₹ rupee, ₽ ruble, ₩ won, ₿ bitcoin, ¢ cent, ± plus minus, × times multiply, ÷ divide, ≈ almost equal,
≠ not equal, ≤ less or equal, ≥ greater or equal, √ square root, ∑ sum, π pi, µ micro, ½ one half, ⅓ one third,
¼ one quarter, ¾ three quarters, ² squared, ³ cubed, … ellipsis, – en dash, — em dash, ¿ inverted question mark,
¡ inverted exclamation mark, “ opening quotation mark, ” closing quotation mark, ♪ music note, ♫ music notes, ♭ flat,
♯ sharp, ♀ female, ♂ male, ☮ peace, ☯ yin yang, ⚡ high voltage lightning, ⌘ command key, ⌥ option key, ⇧ shift key`),
    },
  ],
}

const kaomoji: SignCategory = {
  id: 'kaomoji',
  label: 'Kaomoji',
  searchWords: 'face',
  isWide: true,
  groups: [
    {
      label: 'Happy and in love',
      signs: parseNamedSigns(String.raw`
happy: (＾▽＾), very happy: ヽ(・∀・)ﾉ, happy smile: (◕‿◕), cute happy: (｡◕‿◕｡), joy arms up: \(^o^)/,
celebrate dance: ♪┏(・o･)┛♪, excited sparkle: (ﾉ◕ヮ◕)ﾉ*:･ﾟ✧, wink: (^_~), blush shy: (⁄ ⁄•⁄ω⁄•⁄ ⁄),
love heart eyes: (♥ω♥), love kiss: ( ˘ ³˘)♥, love hug: (づ｡◕‿‿◕｡)づ, hug: (つ≧▽≦)つ, heart: (´∀｀)♡,
thank you bow: m(_ _)m, hello wave: (^-^)/, thumbs up: (b ᵔ▽ᵔ)b, cheer you can do it: ٩(◕‿◕)۶,
cool sunglasses: (⌐■_■), music: ヾ(´〇｀)ﾉ♪♪♪`),
    },
    {
      label: 'Sad, angry, unsure',
      signs: parseNamedSigns(String.raw`
shrug: ¯\_(ツ)_/¯, table flip angry: (╯°□°)╯︵ ┻━┻, table back calm: ┬─┬ノ( º _ ºノ), disapproval look: ಠ_ಠ, angry: (ಠ益ಠ),
annoyed: (¬_¬), crying: (╥﹏╥), crying tears: (T_T), sad: (︶︹︺), sad puppy eyes: (´･ω･｀), disappointed: (－‸ლ),
surprised shocked: (°ロ°), scared: (ﾟДﾟ;), confused: (・_・ヾ, thinking: (¬‿¬), tired sleepy: (－_－) zzZ,
nervous sweat: (^_^;), fight boxing: (ง'̀-'́)ง, run away: ε=ε=┌(;*´Д｀)ﾉ, lenny: ( ͡° ͜ʖ ͡°)`),
    },
    {
      label: 'Animals',
      signs: parseNamedSigns(String.raw`
cat: (=^･ω･^=), cat meow: ฅ^•ﻌ•^ฅ, bear: ʕ•ᴥ•ʔ, bear wave: ʕ •ᴥ•ʔゝ☆, dog: ▼・ᴥ・▼, rabbit bunny: (\(\ (^.^),
fish: ><(((º>, pig: (´(oo)｀), bird owl: (•ө•), monkey: @(・ェ・)@`),
    },
  ],
}

const dividers: SignCategory = {
  id: 'dividers',
  label: 'Dividers',
  isWide: true,
  groups: [
    {
      label: 'Lines for captions and bios',
      signs: parseNamedSigns(`
line: ──────────────, thick line: ━━━━━━━━━━━━━━, double line: ══════════════, dotted line: ┄┄┄┄┄┄┄┄┄┄┄┄┄┄,
dots: • • • • • • • •, middle dots: · · · · · · · ·, wave: ～～～～～～～～, small waves: ﹏﹏﹏﹏﹏﹏﹏﹏, stars: ✦ ✧ ✦ ✧ ✦ ✧ ✦,
star line: ⋆｡°✩ ⋆｡°✩ ⋆｡°✩, star middle: ────── ✦ ──────, heart middle: ────── ♡ ──────,
flower middle: ────── ❀ ──────, diamond middle: ━━━━━ ◆ ━━━━━, moon: ･ﾟ: *✧･ﾟ:* ☾ *:･ﾟ✧*:･ﾟ, sparkle: ✧･ﾟ: *✧･ﾟ:*,
flowers: ✿ ❀ ✿ ❀ ✿ ❀, blocks: ▂▃▄▅▆▇█▇▆▅▄▃▂, arrows: ➤➤➤➤➤➤➤➤, brackets: ╭──────────╮, brackets below: ╰──────────╯,
slashes: / / / / / / / /, bars: | | | | | | | |, sparkles emoji: ✨ ✨ ✨ ✨ ✨`),
    },
  ],
}

const toInvisibleSigns = (rows: readonly (readonly [name: string, text: string])[]): Sign[] =>
  rows.map(([name, text]) => ({ name, text }))

const invisibleSigns: SignCategory = {
  id: 'invisible',
  label: 'Invisible',
  isWide: true,
  note: 'You won’t see it, but it’s copied. Networks strip many of these, so test one first. Screen readers may read some out loud.',
  groups: [
    {
      label: 'Spaces that look empty',
      signs: toInvisibleSigns([
        ['Braille blank, U+2800: counts as a character, so it often works for empty lines and names', '\u2800'],
        ['Hangul filler, U+3164: a letter with no shape, often used for empty names', '\u3164'],
        ['No-break space, U+00A0: the line doesn’t break here', '\u00a0'],
        ['Em space, U+2003: as wide as the font size', '\u2003'],
        ['Thin space, U+2009: goes between numbers and units', '\u2009'],
        ['Ideographic space, U+3000: as wide as a Chinese character', '\u3000'],
      ]),
    },
    {
      label: 'Zero width',
      signs: toInvisibleSigns([
        ['Zero width space, U+200B: a line may break here', '\u200b'],
        ['Word joiner, U+2060: the line doesn’t break here', '\u2060'],
        ['Zero width non-joiner, U+200C: keeps letters apart, as in Persian', '\u200c'],
        ['Zero width joiner, U+200D: turns 👩 and 🚀 into 👩‍🚀', '\u200d'],
        ['Left-to-right mark, U+200E: fixes punctuation between scripts', '\u200e'],
        ['Right-to-left mark, U+200F: the same for Arabic and Hebrew', '\u200f'],
        ['Soft hyphen, U+00AD: shows only where the line breaks', '\u00ad'],
      ]),
    },
  ],
}

const combos: SignCategory = {
  id: 'combos',
  label: 'Combos',
  isWide: true,
  groups: [
    {
      label: 'By niche',
      signs: parseNamedSigns(`
fitness gym workout: 💪🔥🏋️, running: 🏃💨👟, yoga wellness: 🧘🌿✨, food cooking: 👩‍🍳🍝❤️, baking bread: 🥖👩‍🍳🌾,
coffee morning: ☕🥐🌅, vegan healthy: 🥗🌱💚, travel: ✈️🌍📸, beach summer: 🏖️🌊☀️, mountains hiking: 🏔️🥾🌲,
fashion outfit: 👗👠✨, beauty makeup: 💄💅✨, skincare: 🧴🫧🌸, music: 🎧🎶🔥, gaming: 🎮👾🕹️, books reading: 📚☕🤎,
study school: 📖✏️🧠, business money: 📈💼💸, small business shop: 🛍️📦💌, launch new: 🚀🎉🆕, sale discount: 🏷️🛒⏰,
tech coding: 👩‍💻💡⚙️, art drawing: 🎨🖌️✨, photography: 📷🌅🎞️, pets dog: 🐶🐾❤️, pets cat: 🐱🧶🐾, plants garden: 🪴🌱☀️,
home interior: 🏡🛋️🕯️, family baby: 👶🍼💛, wedding: 💍👰💐, birthday party: 🎂🎈🥳, christmas: 🎄🎁❄️, halloween: 🎃👻🕸️,
giveaway: 🎁🎉👇, link in bio: 🔗👆✨, new video: 🎬▶️🔥, podcast: 🎙️🎧💬, football soccer: ⚽🥅🏆, motivation: 🌟🙌💯,
self care: 🛁🕯️🧖`),
    },
  ],
}

export const signCategories: readonly SignCategory[] = [symbols, kaomoji, dividers, invisibleSigns, combos]

export function searchSigns(category: SignCategory, query: string): SignCategory['groups'] {
  const splitWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}+]+/gu) ?? []
  const queryWords = splitWords(query)
  const pastedText = parseCodePoints(query) || query.trim()
  if (query.trim() === '') return category.groups
  return category.groups.flatMap((group) => {
    const signs = group.signs.filter(({ text, name }) => {
      const nameWords = splitWords(name)
      const joinedWords = nameWords.map((word, index) => word + (nameWords[index + 1] ?? ''))
      const words = [...nameWords, ...joinedWords, ...splitWords(`${category.label} ${category.searchWords ?? ''}`)]
      if (queryWords.length === 0 || text === pastedText) return text.includes(pastedText)
      return queryWords.every((queryWord) =>
        [...getWordForms(queryWord)].some((form) => words.some((word) => word.startsWith(form))),
      )
    })
    return signs.length > 0 ? [{ ...group, signs }] : []
  })
}
