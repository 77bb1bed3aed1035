import { normalizeUnicode } from '@/lib/core/strings/normalize-unicode'

/** Words that English spells in two ways, each way with the other one. */
const twoSpellings: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'colour:color flavour:flavor favourite:favorite behaviour:behavior neighbour:neighbor grey:gray centre:center ' +
    'theatre:theater fibre:fiber litre:liter tyre:tire jewellery:jewelry travelling:traveling traveller:traveler ' +
    'modelling:modeling catalogue:catalog organise:organize organising:organizing organisation:organization ' +
    'practise:practice mould:mold plough:plow moustache:mustache pyjamas:pajamas doughnut:donut yoghurt:yogurt ' +
    'aluminium:aluminum aeroplane:airplane whisky:whiskey cosy:cozy mum:mom'
  )
    .split(' ')
    .map((pair) => pair.split(':'))
    .flatMap(([one = '', other = '']) => [
      [one, other],
      [other, one],
    ]),
)

/**
 * How a phrase is spelled by others: without apostrophe and accent, "cpp" for "c++", the other side of the Atlantic.
 * Lower case, likeliest first, at most six. Latin letters only; '' and other scripts give none.
 */
export function otherSpellings(phrase: string): string[] {
  const plain = phrase.toLowerCase().replace(/’/g, "'").trim()
  if (!/[a-z]/.test(plain)) return []
  const words = plain.split(' ')
  const swap = (change: (word: string) => string) =>
    words.flatMap((word, at) => {
      const changed = change(word)
      return changed === word ? [] : [words.with(at, changed).join(' ')]
    })
  const spellings = [
    normalizeUnicode(plain, 'NFD').replace(/\p{M}/gu, '').replace(/'/g, ''),
    plain.replace(/\bc\+\+/g, 'cpp').replace(/\bc#/g, 'csharp'),
    plain.replace(/\bc\+\+/g, 'c plus plus').replace(/\bc#/g, 'c sharp'),
    plain.replaceAll('-', ' '),
    ...swap((word) => twoSpellings[word] ?? word),
  ]
  return [...new Set(spellings)].filter((spelling) => spelling !== plain && spelling !== '').slice(0, 6)
}
