import * as lists from 'stopword'

const glue: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    en: lists.eng,
    es: lists.spa,
    pt: [...lists.por, ...lists.porBr],
    fr: lists.fra,
    de: lists.deu,
    it: lists.ita,
    id: lists.ind,
    hi: lists.hin,
    ja: lists.jpn,
    nl: lists.nld,
    pl: lists.pol,
    tr: lists.tur,
    vi: lists.vie,
    sv: lists.swe,
    da: lists.dan,
    no: lists.nob,
    ro: lists.ron,
    cs: lists.ces,
    hu: lists.hun,
    fi: lists.fin,
    ru: lists.rus,
    uk: lists.ukr,
    ar: lists.ara,
    fa: lists.fas,
    he: lists.heb,
    ko: lists.kor,
    zh: lists.zho,
    th: lists.tha,
  }).map(([language, words]) => [language, new Set(words.flatMap((word) => [word, withoutAccents(word)]))]),
)

/** The languages whose words are known, ISO 639-1. */
export const gluedLanguages: readonly string[] = Object.keys(glue)

const none: ReadonlySet<string> = new Set()

/** Words of a language that glue and name nothing, in lower case, with their accents and without. */
export function glueOf(language: string): ReadonlySet<string> {
  return glue[language] ?? none
}

/** Letters without the accents that people leave out when they type; other scripts stay as they are. */
export function withoutAccents(text: string): string {
  return text.replace(/\p{Script=Latin}/gu, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, ''))
}
