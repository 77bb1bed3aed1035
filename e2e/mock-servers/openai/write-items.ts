export type Schema = {
  type?: string | readonly string[]
  enum?: readonly unknown[]
  const?: unknown
  description?: string
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: readonly Schema[]
}

type ValueContext = {
  index: number
  itemIndex: number
  itemCount: number
  topic: string
  name: string
  description: string
  elementIndex: number
}

/** Each sentence opens with a different word, names the topic and contains no digits. */
const sentences = [
  'Before you start with {topic}, look at this corner',
  'My first {topic} went wrong right here',
  'Stop rushing {topic} on a weekday evening',
  'Watch what happens to {topic} when the light changes',
  'Nobody at home believed in {topic} until tonight',
  'This is the quiet part of {topic}',
  'Two small habits keep {topic} from falling apart',
  'Listen to the sound {topic} makes at the end',
  'Why does {topic} look better from this side',
  'Even my neighbour asked about {topic} today',
  'Leave {topic} alone a little longer than you want',
  'Hold on, {topic} was never the hard part',
  'Your hands learn {topic} before your head does',
  'Somewhere between breakfast and lunch, {topic} turned out fine',
  'Every kitchen table has a story about {topic}',
  'Try {topic} with what is already in the drawer',
  'Cold mornings are made for {topic}',
  'Nothing about {topic} has to look perfect',
  'After a long week, {topic} is what I keep',
  'Let me show you the messy side of {topic}',
  'Half of {topic} is waiting without poking it',
  'Old tools still do {topic} justice',
  'Under this towel is the reason I like {topic}',
  'People skip this step of {topic} all the time',
  'Here {topic} gets its second chance',
  'Slow down, {topic} is about to change',
  'Once you see it, {topic} never looks the same',
  'Friends ask how {topic} fits into my day',
  'Small rooms make {topic} easier to plan',
  'Almost everything I know about {topic} came from mistakes',
  'Between us, {topic} is mostly cleaning up',
  'Tomorrow {topic} starts again from nothing',
] as const

const nameWords =
  'corner daily studio notes lane club diary works nook table loft yard harbour copper maple velvet amber pebble willow juniper saffron canvas lantern meadow'.split(
    ' ',
  )

const spelledNumbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

export function writeItems(item: Schema, count: number, prompt: string, offset: number): unknown[] {
  const topic = extractTopic(prompt)
  return Array.from({ length: count }, (_, i) =>
    writeValue(item, {
      index: offset + i,
      itemIndex: i,
      itemCount: count,
      topic,
      name: 'item',
      description: '',
      elementIndex: 0,
    }),
  )
}

/** Returns the prompt's first words, without the words that choose a fault. */
function extractTopic(prompt: string): string {
  const promptWords = prompt
    .replace(/\bfault:[\w-]+/g, ' ')
    .replace(/[^\p{L}\p{N}\s'’-]/gu, ' ')
    .trim()
    .split(/\s+/)
  return promptWords.slice(0, 4).join(' ').toLowerCase() || 'this idea'
}

function writeValue(schema: Schema, context: ValueContext): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) {
    const enumIndex = /\beach once\b/.test(schema.description ?? '')
      ? context.itemIndex
      : context.index + context.elementIndex
    return schema.enum[enumIndex % schema.enum.length]
  }
  const option = schema.anyOf?.find(({ type }) => type !== 'null')
  if (option) return writeValue({ description: schema.description ?? '', ...option }, context)
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  const childContext = { ...context, description: schema.description ?? context.description }
  if (type === 'object') return writeObject(schema, context)
  if (type === 'array') return writeArray(schema, childContext)
  if (type === 'boolean') return context.index % 2 === 0
  if (type === 'integer' || type === 'number') return writeNumber(childContext)
  return type === 'null' ? null : writeText(childContext)
}

function writeObject({ properties = {} }: Schema, context: ValueContext): unknown {
  const entries = Object.entries(properties)
  return Object.fromEntries(
    entries.map(([name, schema]) => [name, writeValue(schema, { ...context, name, description: '' })]),
  )
}

function writeArray({ items = {} }: Schema, context: ValueContext): unknown[] {
  const exactCount = spelledNumbers.findIndex((name) => context.description.includes(`exactly ${name}`))
  const minItems = matchNumber(/at least (\d+)\./i, context.description) ?? Math.max(1, exactCount)
  const maxItems = matchNumber(/at most (\d+)\./i, context.description) ?? 5
  const length = Math.max(minItems, Math.min(3, maxItems))
  return Array.from({ length }, (_, elementIndex) => writeValue(items, { ...context, elementIndex }))
}

function writeNumber({ index, itemIndex, itemCount, elementIndex, name, description }: ValueContext): number {
  if (name === 'n') return itemIndex + 1
  if (name === 'of') return itemCount
  const min = matchNumber(/at least (\d+)\./i, description) ?? 1
  const max = matchNumber(/at most (\d+)\./i, description) ?? min + 9
  return min + ((index + elementIndex) % (max - min + 1))
}

function writeText(context: ValueContext): string {
  const { index, elementIndex, topic, name, description } = context
  const rotation = index + elementIndex
  const word = nameWords[rotation % nameWords.length] ?? 'corner'
  const compactTopic = topic.replace(/[^\p{L}\p{N}]/gu, '').slice(0, 14)
  if (/hashtag|^(?:tags?|entries)$/i.test(name) || /^(a|the|one)? ?hashtag|hashtags with #/i.test(description)) {
    const tag = rotation % (nameWords.length + 1) === 0 ? compactTopic : `${compactTopic}${word}`
    return /without (the )?#|no #/i.test(description) ? tag : `#${tag}`
  }
  const shortTopic = findShortWord(topic)
  if (/handle|username/i.test(name))
    return rotation < nameWords.length ? `${word}${shortTopic}` : `${shortTopic}${word}`
  if (/name$/i.test(name))
    return titleCase(rotation < nameWords.length ? `${word} ${shortTopic}` : `${shortTopic} ${word}`)
  const sentence = sentences[(rotation + hashName(name)) % sentences.length] ?? sentences[0]
  return shortenToLimit(sentence.replace('{topic}', topic), description)
}

function findShortWord(topic: string): string {
  const candidates = topic.match(/[a-z]{3,9}/g) ?? []
  return candidates.sort((a, b) => a.length - b.length).find((word) => word.length > 3) ?? candidates[0] ?? 'idea'
}

/** Different fields of an item start at different sentences. */
function hashName(name: string): number {
  return [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
}

function shortenToLimit(text: string, description: string): string {
  const spelledLimit = spelledNumbers.findIndex((name) => description.includes(`to ${name} words`))
  const maxWords =
    matchNumber(/(?:at most|up to|to|-) (\d+) words/i, description) ?? (spelledLimit > 0 ? spelledLimit : 40)
  const maxCharacters = matchNumber(/(?:at most|up to) (\d+) characters/i, description) ?? 300
  const retainedWords = text.split(' ').slice(0, maxWords)
  while (retainedWords.length > 1 && retainedWords.join(' ').length > maxCharacters) retainedWords.pop()
  return retainedWords.join(' ')
}

function matchNumber(pattern: RegExp, text: string): number | null {
  const match = pattern.exec(text)?.[1]
  return match === undefined ? null : Number(match)
}

function titleCase(text: string): string {
  return text.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())
}
