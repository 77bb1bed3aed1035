/** What only who was there can add below their own words, and how a card with it is called. Each line leaves one thing to fill in. */
type PhotoLines = {
  /** For what has happened. */
  moments: readonly [before: string, outside: string, after: string]
  /** For news, offers and opinions, where no minute before matters. */
  facts: readonly [shown: string, by: string]
}

export const headings = {
  moments: ['A minute before', 'Outside the frame', 'Afterwards'],
  facts: ['In the picture', 'Who took it'],
} as const

/** By language; other languages have none, and get the visitor's own words alone. */
export const photoLines: Readonly<Record<string, PhotoLines>> = {
  en: {
    moments: [
      'A minute before this: [what was going on].',
      'Just outside the frame: [what nobody sees here].',
      'And then: [what happened next].',
    ],
    facts: ['In the picture: [what or who it is].', 'Photo: [who took it].'],
  },
  de: {
    moments: [
      'Eine Minute vorher: [was da los war].',
      'Was man nicht sieht: [was neben dem Bild passiert].',
      'Und danach: [was dann passiert ist].',
    ],
    facts: ['Auf dem Bild: [was oder wer es ist].', 'Foto: [wer es gemacht hat].'],
  },
  es: {
    moments: [
      'Un minuto antes: [qué estaba pasando].',
      'Fuera del encuadre: [lo que no se ve].',
      'Y después: [qué pasó].',
    ],
    facts: ['En la foto: [qué o quién es].', 'Foto: [quién la hizo].'],
  },
  fr: {
    moments: [
      'Une minute avant : [ce qui se passait].',
      'Hors champ : [ce qu’on ne voit pas].',
      'Et après : [ce qui s’est passé].',
    ],
    facts: ['Sur la photo : [ce que c’est, ou qui].', 'Photo : [qui l’a prise].'],
  },
  pt: {
    moments: [
      'Um minuto antes: [o que estava acontecendo].',
      'Fora do quadro: [o que não aparece].',
      'E depois: [o que aconteceu].',
    ],
    facts: ['Na foto: [o que ou quem é].', 'Foto: [quem tirou].'],
  },
  it: {
    moments: [
      'Un minuto prima: [cosa stava succedendo].',
      'Fuori campo: [quello che non si vede].',
      'E poi: [cosa è successo].',
    ],
    facts: ['Nella foto: [cosa o chi è].', 'Foto: [chi l’ha scattata].'],
  },
  id: {
    moments: [
      'Semenit sebelumnya: [apa yang terjadi].',
      'Di luar bingkai: [yang tidak terlihat].',
      'Setelah itu: [apa yang terjadi].',
    ],
    facts: ['Di foto: [apa atau siapa].', 'Foto: [siapa yang memotret].'],
  },
  hi: {
    moments: ['एक मिनट पहले: [क्या हो रहा था]।', 'तस्वीर के बाहर: [जो दिखता नहीं]।', 'इसके बाद: [क्या हुआ]।'],
    facts: ['तस्वीर में: [क्या या कौन है]।', 'फ़ोटो: [किसने ली]।'],
  },
  ja: {
    moments: ['一分前：[何をしていたか]。', '写真の外：[写っていないもの]。', 'このあと：[何が起きたか]。'],
    facts: ['写真：[何、または誰か]。', '撮影：[撮った人]。'],
  },
}
