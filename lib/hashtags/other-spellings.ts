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

/** Slips of the pen in the order of how often they are made. Each changes one place. */
const slips: readonly (readonly [RegExp, string])[] = [
  [/(?<=[a-z])ei(?=[a-z])/, 'ie'],
  [/(?<=[a-z])ie(?=[a-z])/, 'ei'],
  [/(?<=[a-z]{2})ible$/, 'able'],
  [/(?<=[a-z]{2})ance$/, 'ence'],
  [/(?<=[a-z]{2})ence$/, 'ance'],
  [/(?<=[a-z]{3})ivity$/, 'ivty'],
]

const shortest = 5

/**
 * How a phrase is spelled by others: without apostrophe and accent, "cpp" for "c++", the other side of the Atlantic, then slips of the pen such as
 * "recieve". Lower case, likeliest first, at most six. Latin letters only; '' and other scripts give none.
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
    plain.normalize('NFD').replace(/\p{M}/gu, '').replace(/'/g, ''),
    plain.replace(/\bc\+\+/g, 'cpp').replace(/\bc#/g, 'csharp'),
    plain.replace(/\bc\+\+/g, 'c plus plus').replace(/\bc#/g, 'c sharp'),
    plain.replaceAll('-', ' '),
    ...swap((word) => twoSpellings[word] ?? word),
    ...swap(slipIn),
  ]
  return [...new Set(spellings)].filter((spelling) => spelling !== plain && spelling !== '').slice(0, 6)
}

function slipIn(word: string): string {
  if (word.length < shortest || !/^[a-z]+$/.test(word)) return word
  const slip = slips.find(([pattern]) => pattern.test(word))
  return slip ? word.replace(slip[0], slip[1]) : word
}
