/** The forms of a verb that are not regular: past, participle. */
const irregularVerbs: Readonly<Record<string, readonly [past: string, participle: string]>> = {
  add: ['added', 'added'],
  begin: ['began', 'begun'],
  build: ['built', 'built'],
  buy: ['bought', 'bought'],
  choose: ['chose', 'chosen'],
  cut: ['cut', 'cut'],
  do: ['did', 'done'],
  find: ['found', 'found'],
  forbid: ['forbade', 'forbidden'],
  get: ['got', 'got'],
  give: ['gave', 'given'],
  go: ['went', 'gone'],
  have: ['had', 'had'],
  hide: ['hid', 'hidden'],
  keep: ['kept', 'kept'],
  leave: ['left', 'left'],
  let: ['let', 'let'],
  lose: ['lost', 'lost'],
  make: ['made', 'made'],
  meet: ['met', 'met'],
  pay: ['paid', 'paid'],
  put: ['put', 'put'],
  read: ['read', 'read'],
  say: ['said', 'said'],
  send: ['sent', 'sent'],
  set: ['set', 'set'],
  show: ['showed', 'shown'],
  speed: ['sped', 'sped'],
  spend: ['spent', 'spent'],
  spread: ['spread', 'spread'],
  take: ['took', 'taken'],
  tell: ['told', 'told'],
  think: ['thought', 'thought'],
  understand: ['understood', 'understood'],
  wear: ['wore', 'worn'],
  withhold: ['withheld', 'withheld'],
}

const irregularThirdPersons: Readonly<Record<string, string>> = { do: 'does', go: 'goes', have: 'has' }

export type VerbForm = 'base' | 'third' | 'past' | 'participle' | 'gerund'

/** A verb in one of its forms; of a verb of several words, such as “carry out”, the first changes. */
export function inflectVerb(verb: string, form: VerbForm): string {
  const [word = '', ...rest] = verb.split(' ')
  return [inflectWord(word, form), ...rest].join(' ')
}

function inflectWord(word: string, form: VerbForm): string {
  if (form === 'base') return word
  if (form === 'third') return irregularThirdPersons[word] ?? addS(word)
  if (form === 'gerund') return `${doubleFinalConsonant(word).replace(/e$/, '')}ing`
  const [past, participle] = irregularVerbs[word] ?? []
  if (past && participle) return form === 'past' ? past : participle
  if (word.endsWith('e')) return `${word}d`
  return `${/[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}i` : doubleFinalConsonant(word)}ed`
}

/** A word with the s of the third person or the plural. */
export function addS(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`
}

/** With its last letter doubled where a short vowel before it carries the stress: “stopped”, “submitting”. */
function doubleFinalConsonant(word: string): string {
  const shouldDouble = /^[^aeiou]*[aeiou][bdgklmnprt]$|mit$|^(?:begin|forbid)$/.test(word)
  return shouldDouble ? word + word.slice(-1) : word
}
