import * as lists from 'stopword'

const stopWordsByLanguage: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
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
  }).map(([language, words]) => [language, new Set(words.flatMap((word) => [word, removeAccents(word)]))]),
)

export const stopWordLanguages: readonly string[] = Object.keys(stopWordsByLanguage)

const emptySet: ReadonlySet<string> = new Set()

/** Returns a language's function words in lower case, with and without accents. */
export function getStopWords(language: string): ReadonlySet<string> {
  return stopWordsByLanguage[language] ?? emptySet
}

/** Removes accents that people omit when they type; other scripts are unchanged. */
export function removeAccents(text: string): string {
  return text.replace(/\p{Script=Latin}/gu, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, ''))
}
