import { normalizeUnicode } from '@/lib/core/strings/normalize-unicode'

/** Words that English spells in two ways, each way with the other one. */
const alternativeSpellings: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'colour:color flavour:flavor favourite:favorite behaviour:behavior neighbour:neighbor grey:gray centre:center ' +
    'theatre:theater fibre:fiber litre:liter tyre:tire jewellery:jewelry travelling:traveling traveller:traveler ' +
    'modelling:modeling catalogue:catalog organise:organize organising:organizing organisation:organization ' +
    'practise:practice mould:mold plough:plow moustache:mustache pyjamas:pajamas doughnut:donut yoghurt:yogurt ' +
    'aluminium:aluminum aeroplane:airplane whisky:whiskey cosy:cozy mum:mom'
  )
    .split(' ')
    .map((pair) => pair.split(':'))
    .flatMap(([british = '', american = '']) => [
      [british, american],
      [american, british],
    ]),
)

/**
 * How a phrase is spelled by others: without apostrophe and accent, "cpp" for "c++", the other side of the Atlantic.
 * Lower case, likeliest first, at most six. Latin letters only; '' and other scripts give none.
 */
export function getOtherSpellings(phrase: string): string[] {
  const lowercasePhrase = phrase.toLowerCase().replace(/’/g, "'").trim()
  if (!/[a-z]/.test(lowercasePhrase)) return []
  const words = lowercasePhrase.split(' ')
  const replaceEachWord = (replaceWord: (word: string) => string) =>
    words.flatMap((word, index) => {
      const newWord = replaceWord(word)
      return newWord === word ? [] : [words.with(index, newWord).join(' ')]
    })
  const spellings = [
    normalizeUnicode(lowercasePhrase, 'NFD').replace(/\p{M}/gu, '').replace(/'/g, ''),
    lowercasePhrase.replace(/\bc\+\+/g, 'cpp').replace(/\bc#/g, 'csharp'),
    lowercasePhrase.replace(/\bc\+\+/g, 'c plus plus').replace(/\bc#/g, 'c sharp'),
    lowercasePhrase.replaceAll('-', ' '),
    ...replaceEachWord((word) => alternativeSpellings[word] ?? word),
  ]
  return [...new Set(spellings)].filter((spelling) => spelling !== lowercasePhrase && spelling !== '').slice(0, 6)
}
