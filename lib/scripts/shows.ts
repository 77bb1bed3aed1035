import type { Reading } from '@/lib/writer/reading/reading'

/** What anybody can film alone, with what they have. */
export const shows = {
  lens: 'You, close to the lens',
  back: 'You again, a step further back',
  thing: 'What you’re talking about, close',
  hands: 'Your hands, close',
  all: 'Everything you need, in one frame',
  place: 'The place around you, wide',
  before: 'How it was, or a photo of it',
  result: 'The result, held still',
  both: 'Both, side by side',
  one: 'You as the first person',
  other: 'You as the other one, in another jumper',
  look: 'Both take one look into the lens',
  still: 'The last picture, held a little longer',
  quiet: 'You, or the view from a window',
  stays: 'The same picture, nobody speaking',
} as const

export type Show = keyof typeof shows

type BasicShow = 'lens' | 'thing' | 'hands' | 'place'

/** The plain ones in the languages that have frames. */
const elsewhere: Readonly<Record<string, Record<BasicShow, string>>> = {
  es: {
    lens: 'Tú, cerca de la cámara',
    thing: 'De lo que hablas, en primer plano',
    hands: 'Tus manos, de cerca',
    place: 'El lugar, en plano general',
  },
  pt: {
    lens: 'Você, perto da câmera',
    thing: 'O assunto, em primeiro plano',
    hands: 'Suas mãos, de perto',
    place: 'O lugar, em plano aberto',
  },
  fr: {
    lens: 'Toi, près de l’objectif',
    thing: 'Ce dont tu parles, en gros plan',
    hands: 'Tes mains, de près',
    place: 'Le lieu, en plan large',
  },
  de: {
    lens: 'Du, nah an der Kamera',
    thing: 'Worum es geht, ganz nah',
    hands: 'Deine Hände, ganz nah',
    place: 'Der Ort, weit aufgenommen',
  },
  it: {
    lens: 'Tu, vicino alla fotocamera',
    thing: 'Ciò di cui parli, in primo piano',
    hands: 'Le tue mani, da vicino',
    place: 'Il luogo, in campo largo',
  },
  id: {
    lens: 'Kamu, dekat ke kamera',
    thing: 'Yang kamu bahas, dari dekat',
    hands: 'Tanganmu, dari dekat',
    place: 'Tempatnya, dari jauh',
  },
  hi: { lens: 'आप, कैमरे के पास', thing: 'जिसकी बात है, पास से', hands: 'आपके हाथ, पास से', place: 'जगह, दूर से' },
  ja: {
    lens: 'カメラの近くで話すあなた',
    thing: '話題のものをアップで',
    hands: '手元をアップで',
    place: 'その場所を広く',
  },
}

/** Where nobody looks into the lens. */
const unseen: Partial<Record<Show, Show>> = { lens: 'thing', back: 'place' }
const basics: Partial<Record<Show, BasicShow>> = {
  lens: 'lens',
  back: 'lens',
  thing: 'thing',
  hands: 'hands',
  place: 'place',
  quiet: 'place',
}

/** Pictures of one script, in the language of its text; none where we have no words. */
export type DealShow = (show: Show) => string

/** Those that the field lends come first, then those that anybody can film. */
export function dealShows(
  { niche, language, kind }: Pick<Reading, 'niche' | 'language' | 'kind'>,
  seen: boolean,
): DealShow {
  const lent = kind === 'hard-time' ? [] : [...(niche?.shots ?? [])]
  return (asked) => {
    const show = seen ? asked : (unseen[asked] ?? asked)
    if (language !== 'en') return elsewhere[language]?.[basics[show] ?? 'thing'] ?? ''
    const own = show === 'thing' || show === 'hands' ? lent.shift() : undefined
    return own === undefined ? shows[show] : own.charAt(0).toUpperCase() + own.slice(1)
  }
}
