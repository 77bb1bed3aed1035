import type { Random } from '@/lib/core/random'
import { getRejectionReason } from '@/lib/core/strings/rejection-reason'
import { capitalizeIfLowercase } from '@/lib/core/strings/words'
import { measureCharacters } from '@/lib/tool/build-card'
import { detailFields } from '@/lib/tool/detail-fields'
import { getOptionLabel, labelEach, numberField, select } from '@/lib/tool/fields'
import { defineItem, type ItemOf, line, oneOf } from '@/lib/tool/item'
import { type DraftInput, promptTool } from '@/lib/tool/prompt-tool'
import { createCountField, toneField } from '@/lib/tool/shared-fields'
import { finishSentence } from '@/lib/writer/sentences'
import { fillSlots, getTopicForm, type Slots } from '@/lib/writer/topic-frames'
import { isBait } from './bait'

const goals = {
  ...labelEach('comment', 'save', 'follow'),
  click: 'Tap a link',
  ...labelEach('buy', 'subscribe'),
} as const

const platforms = {
  any: 'Anywhere',
  tiktok: 'TikTok',
  instagram: 'Instagram',
  youtube: 'YouTube',
  x: 'X',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
} as const

const fields = [
  select('goal', 'What should people do?', goals, { isAlwaysVisible: true }),
  select('platform', 'Network', platforms, { isAlwaysVisible: true }),
  toneField,
  numberField('maxChars', 'Max characters', { min: 30, max: 120, default: 60 }),
  createCountField('12', ['6', '12', '20']),
  ...detailFields,
] as const

const styles = {
  own: 'In your words',
  question: 'Question',
  choice: 'Choice',
  invite: 'Invitation',
  reason: 'With a reason',
  direct: 'Direct',
  quiet: 'Quiet',
} as const

const item = defineItem({
  text: line('the last line of the post: one or two short sentences, at most one emoji.'),
  style: oneOf(
    styles,
    'own says what the request says people should do; question asks; choice offers two ways; invite opens a door; reason says why; ' +
      'direct is plain; quiet, for hard days only, thanks the reader or says that no answer is needed.',
  ),
})

type CallToAction = ItemOf<typeof item>

export default promptTool({
  icon: 'megaphone',
  order: 90,
  category: 'write',
  startingPoints: ['line', 'text'],
  searchWords: 'ctas, ask for comments, get followers',
  relatedToolTypes: ['headline-generator', 'instagram-caption', 'tiktok-caption', 'slogan-generator'],
  nextToolTypes: ['instagram-caption', 'tiktok-caption', 'twitter-tweet'],
  form: {
    noun: 'call to action',
    promptLabel: 'What is the post about?',
    placeholder: 'e.g. how I stopped my rye bread from collapsing',
    hint: 'The topic, or the post itself.',
    promptLimit: 500,
    buttonLabel: 'Generate calls to action',
    fields,
    examples: [
      {
        prompt: 'my linocut prints are back in the shop',
        parameters: { goal: 'buy', platform: 'facebook', action: 'order by Sunday, I post them on Monday' },
      },
      { prompt: 'how I stopped my rye bread from collapsing', parameters: { goal: 'comment', platform: 'instagram' } },
      {
        prompt: 'five stretches for people who sit all day',
        parameters: { goal: 'save', platform: 'tiktok', audience: 'desk workers' },
      },
      {
        prompt: 'I’m building a tiny house and the roof goes on next week',
        parameters: { goal: 'subscribe', platform: 'youtube', maxChars: 80 },
      },
    ],
  },
  maxOutputTokens: 2000,
  item,
  brief: {
    role: 'You write the last line of posts and videos, which people act on because it is the natural next step.',
    guidelines:
      'A last line works when it costs less effort than scrolling on: one thing to do, in words that belong to this post and no other. For ' +
      'comments, ask one person something specific that they can answer from experience in one line. For saving, name the moment when it ' +
      'will be needed. For following or subscribing, name what there is more of. For a link or an order, say what waits there, with the ' +
      'price, the day and the place that the request gives.',
    sample: {
      prompt: 'how I stopped my rye bread from collapsing, I let it cool for a whole day before cutting',
      item: { text: 'How long do you let your rye bread cool?', style: 'question' },
    },
    traps: ['A deadline or a shortage that the request does not give.', 'A question that is answered with yes or no.'],
    examples: [
      {
        prompt: 'the three hardest chords when I taught myself the ukulele at sixty',
        good: 'text: “Which chord did your fingers refuse first?”',
        bad: 'text: “Comment UKE if you love music! 🎵”',
        why: 'The good one asks what every player remembers.',
      },
      {
        prompt: 'my linocut prints are back in the shop, 30 of each, shipping from Porto',
        good: 'text: “30 of each print, posted from Porto: link below.”',
        bad: 'text: “Don’t miss out, buy now!!!”',
        why: 'The good one says what there is and from where.',
      },
    ],
    aims: ({ parameters: { goal, platform, action } }) => [
      `What people should do: ${getOptionLabel(fields, 'goal', goal).toLowerCase()}.`,
      platform === 'any' ? '' : `It stands on ${platforms[platform]}: use that network’s words for what people tap.`,
      action && 'At least one line says what `action` says, as it is.',
    ],
    fields: ({ parameters: { maxChars } }) => ({
      text: `the last line of the post, at most ${maxChars} characters with spaces.`,
    }),
    choices: ({ parameters: { audience } }) => [audience && 'The readers are those that `audience` names.'],
  },
  /** Bait is dropped even in the visitor's own words. */
  fit(callToAction, { parameters }) {
    const { text } = callToAction
    const isRejected = isBait(text) || getRejectionReason(text) === 'bait'
    return !isRejected && /\p{L}/u.test(text) && text.length <= parameters.maxChars ? callToAction : null
  },
  present: ({ text, style }, { parameters }) => ({
    heading: styles[style],
    parts: [{ text }],
    meters: [measureCharacters('Length', text, parameters.maxChars, 'copy')],
  }),
  draft: { outputKind: 'sentences', write: writeCallsToAction },
})

const quietPhrases = 'Thank you for reading. | You don’t have to answer. | If you’ve been here too, you’re not alone.'

/** `style phrase | style(kind) phrase`: a kind limits it to such prompts. {at} marks where the link goes. */
const phraseTable: Readonly<Record<keyof typeof goals, string>> = {
  comment:
    'question(opinion) Where do you see it differently? | question(story) Has this happened to you? | question(offer) Who’s coming? | question(how-to) What would you add? | question(list) What did I miss? | invite Ask me anything about {topic}. | question What’s your experience with {topic}? | direct(opinion) Change my mind in the comments. | invite Questions? Ask in the comments. | direct(story) Your turn in the comments. | question(offer) Which one would you take? | question(question) What would you say? | question(review) Would you try it?',
  save: 'direct Save this for later. | reason Save this so you don’t have to search for it. | direct(offer) Save the date. | invite(how-to) Save this and try it this weekend. | question Not today? Save it for when it’s time.',
  follow:
    'direct Follow for more {topic}. | reason(story) Follow to see how it turns out. | invite New here? Follow and take a look around. | question More like this? Follow along. | direct Follow along.',
  click:
    'direct {until}: link {at}. | question Want the details? Link {at}. | reason Everything you need is {at}. | invite See for yourself: link {at}. | question(offer) Coming? Details {at}. | direct Link {at}.',
  buy: 'direct {until}: link {at}. | direct Use code {code}. Link {at}. | question Want one? The link is {at}. | invite Take a look around the shop: link {at}. | question Questions before you buy? Ask me. | direct Get yours: link {at}. | direct Order through the link {at}.',
  subscribe:
    'direct Subscribe for more {topic}. | reason Subscribe so you don’t miss the next one. | invite New here? Subscribe and stay a while. | question More like this? Subscribe. | reason(story) Subscribe to see how it turns out.',
}

/** Phrases that suit any topic, because the code knows no grammar of these languages. */
const translatedPhrases: Readonly<Record<string, typeof phraseTable>> = {
  es: {
    comment:
      'question ¿Qué habrías hecho tú? | question ¿A ti también te ha pasado? | question ¿Qué añadirías tú? | invite ¿Dudas? Te leo en los comentarios. | direct Cuéntame tu experiencia en los comentarios. | question ¿Tú cómo lo ves? | question ¿Qué me ha faltado? | invite Pregúntame lo que quieras.',
    save: 'direct Guárdalo para luego. | reason Guárdalo y no tendrás que buscarlo. | invite Guárdalo y pruébalo este fin de semana. | question ¿Hoy no? Guárdalo para cuando toque. | direct Guarda esta publicación. | reason Guárdalo: algún día te hará falta.',
    follow:
      'direct Sígueme para ver más. | invite ¿Primera vez por aquí? Quédate un rato. | question ¿Quieres más como esto? Sígueme. | reason Sígueme y no te pierdas lo próximo. | reason Sígueme para ver cómo acaba. | direct Nos vemos en el próximo.',
    click:
      'direct El enlace está {at}. | question ¿Quieres saber más? Enlace {at}. | reason Todo lo que necesitas está {at}. | invite Compruébalo tú: enlace {at}. | direct Más información {at}. | question ¿Te apuntas? Los detalles están {at}.',
    buy: 'question ¿Quieres uno? El enlace está {at}. | invite Pásate por la tienda: enlace {at}. | question ¿Dudas antes de comprar? Escríbeme. | direct Pide el tuyo: enlace {at}. | direct Haz tu pedido {at}. | reason Está todo en la tienda: enlace {at}.',
    subscribe:
      'direct Suscríbete para ver más. | reason Suscríbete y no te pierdas el próximo. | invite ¿Primera vez por aquí? Suscríbete y quédate. | question ¿Quieres más como esto? Suscríbete. | reason Suscríbete para ver cómo acaba. | direct Suscríbete y nos vemos en el próximo.',
  },
  de: {
    comment:
      'question Was hättest du gemacht? | question Ist dir das auch schon passiert? | question Was würdest du ergänzen? | invite Fragen? Ab in die Kommentare. | direct Erzähl mir davon in den Kommentaren. | question Wie siehst du das? | question Was habe ich vergessen? | invite Frag mich, was du willst.',
    save: 'direct Speicher dir das für später. | reason Speichern, dann musst du nicht suchen. | invite Speichern und am Wochenende ausprobieren. | question Heute nicht? Speicher es für den richtigen Moment. | direct Beitrag speichern nicht vergessen. | reason Speichern: Irgendwann brauchst du es.',
    follow:
      'direct Folge mir für mehr davon. | invite Neu hier? Folge mir und schau dich um. | question Mehr davon? Dann folge mir. | reason Folge mir und verpasse nichts. | reason Folge mir, dann siehst du, wie es ausgeht. | direct Bis zum nächsten Mal.',
    click:
      'direct Der Link ist {at}. | question Willst du mehr wissen? Link {at}. | reason Alles, was du brauchst, ist {at}. | invite Schau selbst: Link {at}. | direct Mehr dazu {at}. | question Bist du dabei? Alle Details {at}.',
    buy: 'question Willst du eins? Der Link ist {at}. | invite Schau dich im Shop um: Link {at}. | question Fragen vor dem Kauf? Schreib mir. | direct Hol dir deins: Link {at}. | direct Hier bestellen: Link {at}. | reason Alles im Shop: Link {at}.',
    subscribe:
      'direct Abonniere für mehr davon. | reason Abonniere und verpasse das nächste nicht. | invite Neu hier? Abonniere und bleib ein bisschen. | question Mehr davon? Dann abonniere. | reason Abonniere, dann siehst du, wie es ausgeht. | direct Abonniere, bis zum nächsten Mal.',
  },
}

/** Where a link goes: in the bio, in the description of a video, or below the post. */
const linkPlaces: Readonly<Record<string, readonly [bio: string, description: string, below: string]>> = {
  en: ['in my bio', 'in the description', 'below'],
  es: ['en mi biografía', 'en la descripción', 'aquí abajo'],
  de: ['in meiner Bio', 'in der Beschreibung', 'unten'],
}

function getLinkPlace(language: string, platform: keyof typeof platforms): string | undefined {
  const [bio, description, below] = linkPlaces[language] ?? []
  return platform === 'tiktok' || platform === 'instagram' ? bio : platform === 'youtube' ? description : below
}

/** Lists the visitor's own calls, then phrases for the goal; phrases with a topic, deadline or code come first. */
function writeCallsToAction({ reading, parameters }: DraftInput<typeof fields>, random: Random): CallToAction[] {
  const { isHardDay, details, facts, topic, kind, sure, language, clauses, sentences } = reading
  if (isHardDay && language === 'en') return quietPhrases.split(' | ').map((text) => ({ text, style: 'quiet' }))
  const orders = clauses
    .map(({ text }) => text)
    .filter((text) => /^(?:bring|come|order|book|join|call|dm|message|grab|get|try|visit|sign)\b/i.test(text))
  const openings = language === 'en' ? [] : [sentences[0], sentences[0]?.split(/[,，、] ?/)[0]]
  const ownItems = [details.action, ...orders, ...openings].flatMap((text): CallToAction[] =>
    text ? [{ text: finishSentence(text, false), style: 'own' }] : [],
  )
  const phrases = language === 'en' ? phraseTable : translatedPhrases[language]
  if (!phrases) return ownItems
  const slots: Slots = {
    at: getLinkPlace(language, parameters.platform),
    topic: topic !== null && sure && getTopicForm(topic) === 'plain' ? topic : undefined,
    until: facts.deadline && capitalizeIfLowercase(facts.deadline),
    code: facts.code,
  }
  const items = phrases[parameters.goal].split(' | ').flatMap((entry) => {
    const [, style = '', onlyKind, phrase = ''] = /^(\w+)(?:\(([\w-]+)\))? (.+)$/.exec(entry) ?? []
    const text = fillSlots(phrase, slots)
    return text !== null && (!onlyKind || (sure && onlyKind === kind))
      ? [{ text, style: style as CallToAction['style'], isOfPrompt: /\{(?:topic|until|code)\}/.test(phrase) }]
      : []
  })
  const sorted = random.shuffle(items).toSorted((a, b) => Number(b.isOfPrompt) - Number(a.isOfPrompt))
  return [...ownItems, ...sorted.map(({ text, style }) => ({ text, style }))]
}
