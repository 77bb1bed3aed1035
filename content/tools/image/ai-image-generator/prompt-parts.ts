import { trimPhrase } from '@/lib/core/strings/end-punctuation'

export const promptParts = [
  { id: 'subject', label: 'Subject', placeholder: 'a potter shaping a bowl' },
  { id: 'setting', label: 'Setting', placeholder: 'in a small workshop with shelves of clay' },
  { id: 'style', label: 'Style', placeholder: 'documentary photograph' },
  { id: 'light', label: 'Light', placeholder: 'low morning sun through a window' },
  { id: 'composition', label: 'Composition', placeholder: 'close-up of the hands, space above for a title' },
  { id: 'colours', label: 'Colors', placeholder: 'terracotta, cream and a little blue' },
  { id: 'wording', label: 'Text in the image', placeholder: 'Open studio, Saturday' },
  { id: 'avoid', label: 'Things to leave out', placeholder: 'other people, brand names' },
] as const

type PromptPartId = (typeof promptParts)[number]['id']
export type PromptPartValues = Readonly<Partial<Record<PromptPartId, string>>>

/** Composes a prompt from its labeled parts, most important first. Empty without a subject and a setting. */
export function composePrompt(values: PromptPartValues): string {
  const getPart = (id: PromptPartId) => trimPhrase(values[id] ?? '')
  const scene = [getPart('subject'), getPart('setting')].filter(Boolean).join(', ')
  if (!scene) return ''
  const wording = getPart('wording').replace(/["“”]/g, '')
  return [
    toSentence(scene),
    formatLabeledText('Style', getPart('style')),
    formatLabeledText('Light', getPart('light')),
    formatLabeledText('Composition', getPart('composition')),
    formatLabeledText('Colors', getPart('colours')),
    wording && `Text in the image, spelled exactly: “${wording}”.`,
    formatLabeledText('Leave out', getPart('avoid')),
  ]
    .filter(Boolean)
    .join(' ')
}

const formatLabeledText = (label: string, text: string) => (text ? `${label}: ${text}.` : '')

function toSentence(text: string): string {
  const [firstCharacter = '', ...otherCharacters] = text
  return `${firstCharacter.toLocaleUpperCase()}${otherCharacters.join('')}${/[!?…]$/.test(text) ? '' : '.'}`
}

/** What a prompt already says, which additions must not contradict. In English; `look` covers six more languages. */
export const promptPatterns = {
  light:
    /\b(?:(?:day|sun|moon|star|candle|lamp|fire|torch|flash|back|spot|street|head|twi|high|sky|flood|rim|traffic)?-?light(?:s|ing|ning)?|(?:sun|moon|candle|back|star|lamp|fire|torch|dim|well)?-?lit|sun(?:ny|sets?|rises?|shine|beams?|rays?|down|up)?|shadows?|shade[ds]?|shady|dawn|dusk|daybreak|twilight|mornings?|afternoon|evenings?|noon|midday|(?:mid)?nights?|night(?:fall|time)|nocturnal|tonight|neon|candles?|lanterns?|lamps?|torch(?:es)?|(?:camp|bon)?fires?|firewood|fire(?:side|place|works|flies)|flames?|glow(?:s|ing)?|overcast|clouds?|cloudy|golden hour|blue hour|bright(?:ly)?|dark(?:ness)?|moon|stars?|starry|storm(?:s|y)?|fog(?:gy)?|mist(?:y)?|haz[ey]|rain(?:s|y|ing)?|aurora|eclipse|concert|stage|disco|(?:night)?club|rave|cinema|underwater|cave|tunnel|cellar|astronauts?|galaxy|planets?|screen)\b/i,
  colors:
    /\b(?:(?:red|blue|green|yellow|orange|purple|pink|brown|black|white|gr[ae]y)(?:s|ish)?|crimson|scarlet|ruby|burgundy|maroon|amber|gold(?:en)?|mustard|olive|emerald|mint|sage|lime|teal|turquoise|cyan|aqua|navy|indigo|cobalt|azure|violet|lavender|lilac|magenta|rose|coral|peach|salmon|tan|beige|cream|ivory|terracotta|rust|copper|bronze|brass|silver|blond|ginger|sepia|neon|rainbow|pastels?|monochrome|(?:multi)?colou?r(?:s|ed|ful)?|palette|[a-z]+-toned|tones)\b/i,
  framing:
    /close-?ups?\b|\bwide\b|\boverhead\b|top-?down|from (?:above|below|behind|the side)|seen (?:from|through)|bird['’]?s[- ]eye|\baerial\b|\bdrone\b|\bmacro\b|\bportrait\b|\bselfie\b|\bpanorama\b|low angle|high angle|eye level|flat ?lay|\b(?:fore|back)ground\b|cent(?:er|re)d?\b|in the (?:left|right|middle|corner)|space (?:above|below|at|on)|(?:full|half)[- ](?:body|length)|\bhead ?shot\b|\bprofile\b|\bsilhouettes?\b|symmetric|\bcropped\b|\bview of\b/i,
  look: /\b(?:photo(?:s|graphs?|realistic|realism)?|snapshots?|polaroid|cinematic|film still|illustrations?|illustrated|watercolou?rs?|gouache|renders?|rendered|3d|pixel art|voxel|vector|line art|cartoons?|comics?|anime|manga|collage|linocut|woodcut|risograph|screen ?print|origami|isometric|low[- ]poly|stained glass|claymation|foto(?:s|graf[ií]as?|grafie)?|aquarelle?|acuarela|aquarela|acquerello|zeichnung|gemälde|dibujo|dessin|desenho|disegno|ilustraci[oó]n|illustrazione)\b|\b(?:drawings?|drawn|paintings?|painted|sketch(?:es)?|oils?|ink|charcoal|pastels?|crayons?|engraving|etching|mosaic|embroidery|mural|sculptures?|posters?|logos?|icons?|stickers?|style)(?= of\b| for\b|[,.;:]|$)/i,
  camera:
    /\b\d+ ?mm\b|\bf\/\d|\b(?:lens|macro|fisheye|tilt-?shift|wide-?angle|telephoto|bokeh|depth of field|(?:long|double) exposure|motion blur|drone|aerial|phone camera|gopro|polaroid)\b/i,
} as const satisfies Record<string, RegExp>

export const mentionsPhoto = (prompt: string) =>
  /\b(?:photo(?:s|graphs?|realistic|realism)?|snapshots?|polaroid|cinematic|film still)\b/i.test(prompt)

const toWordSet = (words: string) => new Set(words.split(' '))

const englishWords = toWordSet(
  'the a an of and with in on at by is are from to for into his her its my under behind near',
)

/** Function words that identify another language on their own, in any of five languages. */
const foreignWords = toWordSet(
  'ein eine einem einen einer eines der das und auf bei vor ist meine meinem meinen meiner une avec dans des mon un una uma il della nel nella sul sulla gli na nas',
)

/** Function words that also occur in English, in names of dishes and places: one match is not enough. */
const ambiguousWords = [
  'die den dem mit von vom zum zur im am mein unter über für hinter neben zwei',
  'le la les l d de du au aux et en sur sous est ma mes sa ses son leur pour par près chez deux',
  'el la los las lo de del al en y con mi su sus por para bajo sobre entre junto está dos',
  'o os um de da dos das em no nos e com ao à aos meu minha seu sua por para sob sobre está dois',
  'lo la le l i di del dei da dal al alla e con su per mio mia sotto tra dell nell sull due',
].map(toWordSet)

export function isNonEnglish(prompt: string): boolean {
  const words = [...new Set(prompt.toLowerCase().match(/[\p{L}\p{M}-]+/gu))]
  const countMatches = (wordSet: ReadonlySet<string>) => words.filter((word) => wordSet.has(word)).length
  const score = 2 * countMatches(foreignWords) + Math.max(...ambiguousWords.map(countMatches))
  return /[^\P{L}\p{Script=Latin}]/u.test(prompt) || (score > 1 && score > countMatches(englishWords))
}
