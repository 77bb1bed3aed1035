import type { ChatRequest } from './chat-request.ts'
import { type Answer, countTokens } from './replies.ts'
import { type Schema, writeItems } from './write-items.ts'

type AnswerFault = (answer: Answer, question: ChatRequest) => Partial<Answer>

const parseItems = ({ text }: Answer) => (JSON.parse(text) as { items: Record<string, unknown>[] }).items
const toAnswerWithItems = (items: unknown[]) => ({ text: JSON.stringify({ reading: 'A test.', items }) })
const mapTexts = (item: Record<string, unknown>, change: (text: string) => string) =>
  Object.fromEntries(
    Object.entries(item).map(([name, value]) => [
      name,
      typeof value === 'string' && value.includes(' ') ? change(value) : value,
    ]),
  )

const changeItems = (answer: Answer, change: (item: Record<string, unknown>, index: number) => unknown) =>
  toAnswerWithItems(parseItems(answer).map(change))
const changeTexts = (answer: Answer, change: (text: string) => string) =>
  changeItems(answer, (item) => mapTexts(item, change))
const removeMaskTokens = (answer: Answer) => changeTexts(answer, (text) => text.replace(/ ?⟦[^⟧]*⟧/g, ''))

function thinkFirst(answer: Answer, { outputLimit }: ChatRequest): Partial<Answer> {
  const reasoning = 'They want bread, so the crust should come first. '.repeat(90)
  const share = Math.min(1, Math.max(0, (outputLimit - countTokens(reasoning)) / countTokens(answer.text)))
  return { reasoning, truncateAt: share, ...(share < 1 && { finishReason: 'length' }) }
}

export const answerFaults: Record<string, AnswerFault> = {
  'hang-mid': () => ({ truncateAt: 0.6, ending: 'hang' }),
  'hang-first': () => ({ truncateAt: 0, ending: 'hang' }),
  cut: () => ({ truncateAt: 0.6, ending: 'cut' }),
  'cut-first': () => ({ truncateAt: 0, ending: 'cut' }),
  'no-finish': () => ({ ending: 'end' }),
  'end-first': () => ({ truncateAt: 0, ending: 'end' }),
  'end-mid': () => ({ truncateAt: 0.6, ending: 'end' }),
  'error-event': () => ({ truncateAt: 0, ending: 'error-event' }),
  prose: () => ({ text: 'I would rather talk about the weather, which is lovely today.' }),
  'no-items': () => toAnswerWithItems([]),
  refusal: () => ({ refusal: 'I’m sorry, I can’t help with that.' }),
  'content-filter': () => ({ truncateAt: 0.3, finishReason: 'content_filter' }),
  length: (_, { isFollowUp }) => (isFollowUp ? {} : { truncateAt: 0.6, finishReason: 'length' }),
  'length-first': () => ({ truncateAt: 0.05, finishReason: 'length' }),
  fenced: ({ text }) => ({
    text: `Sure! Here you are:\n\n\`\`\`json\n${text}\n\`\`\`\nLet me know {if} you need more.`,
  }),
  thinking: ({ text }) => ({ text: `<think>They want {"items": […]} in [some] order.</think>\n${text}` }),
  'bare-array': (answer) => ({ text: JSON.stringify(parseItems(answer)) }),
  fewer: (answer, { isFollowUp }) =>
    isFollowUp ? {} : toAnswerWithItems(parseItems(answer).slice(0, Math.ceil(parseItems(answer).length / 2))),
  'repair-500': (answer) => toAnswerWithItems(parseItems(answer).slice(0, 2)),
  duplicates: (answer) => changeItems(answer, () => parseItems(answer)[0]),
  invalid: (answer, { isFollowUp }) => {
    const toInvalidItem = (item: Record<string, unknown>) => ({ ...item, [Object.keys(item)[0] ?? '']: 7 })
    return isFollowUp ? {} : changeItems(answer, (item, i) => (i % 2 ? toInvalidItem(item) : item))
  },
  'all-invalid': (answer) => changeItems(answer, () => ({ unasked: true })),
  long: (answer) => changeTexts(answer, (text) => `${text} `.repeat(60).trim()),
  'html-items': (answer) =>
    changeTexts(answer, (text) => `${text} <img src=x onerror=alert(1)> <script>alert(2)</script>`),
  canary: (answer, { system }) => changeTexts(answer, (text) => `${text} ${system.slice(-140)}`),
  /** Gives each item a different scene, listed as the brief requests. */
  assumes: (answer) =>
    changeItems(answer, (item) => ({
      ...mapTexts(item, (text) => `${text}, I cried in the car`),
      assumed: ['I cried in the car', 'not in the text'],
    })),
  /** Removes the mask tokens from the first answer, or from all answers. */
  'lost-once': (answer, { isFollowUp }) => (isFollowUp ? {} : removeMaskTokens(answer)),
  'lost-twice': removeMaskTokens,
  'no-usage': () => ({ reportsUsage: false }),
  /** Ollama and others: a model that thinks, aloud and first, unless it may not. The answer gets what is left. */
  'thinks-first': (answer, request) => (request.reasoningEffort === 'none' ? {} : thinkFirst(answer, request)),
  'thinks-always': thinkFirst,
  /** A server without a parser for the model's thoughts, which contain an answer of their own. */
  'thinks-in-text': (answer) => ({
    text: `<think>Maybe ${JSON.stringify({ items: parseItems(answer).map((item) => mapTexts(item, () => 'No, not this')) })}?</think>\n${answer.text}`,
  }),
  /** Simulates reasoning models: most billed tokens are hidden, or are sent beside the answer. */
  thinks: () => ({ hiddenTokens: 400 }),
  'thinks-slowly': () => ({ hiddenTokens: 400, pace: { firstDelayMs: 300, chunkCount: 40, intervalMs: 60 } }),
  'thinks-aloud': () => ({
    reasoning: 'They want bread, so the crust should come first. '.repeat(20),
    reportsUsage: false,
  }),
  /** The time that a small real model takes for a short answer. */
  realistic: () => ({ pace: { firstDelayMs: 200, chunkCount: 50, intervalMs: 4 } }),
  slow: () => ({ pace: { firstDelayMs: 300, chunkCount: 40, intervalMs: 60 } }),
}

/** Answers in JSON, or with a numbered list to a prompt that asks for one. */
export function writeAnswer(chatRequest: ChatRequest, offset: number): string {
  const items = createGoodItems(chatRequest, offset)
  if (!chatRequest.wantsList) return JSON.stringify({ promptKind: 'subject', reading: 'A prompt of a test.', items })
  return items.map((item, index) => `${index + 1}. ${(item as { text: string }).text}`).join('\n')
}

function createGoodItems(chatRequest: ChatRequest, offset: number): unknown[] {
  const { schema, count, item, isShortening, system } = chatRequest
  const maskTokens = chatRequest.prompt.match(/⟦\d+(?::[^⟧]*)?⟧/g) ?? []
  const prompt = chatRequest.prompt.replace(/⟦\d+(?::([^⟧]*))?⟧/g, '$1')
  if (isShortening && typeof item === 'object' && item !== null) {
    return [mapTexts(item as Record<string, unknown>, (text) => text.split(' ').slice(0, 4).join(' '))]
  }
  const textSchema: Schema = { type: 'object', properties: { text: { type: 'string' } } }
  const itemSchema: Schema =
    schema.properties?.items?.items ?? (chatRequest.wantsList ? textSchema : { type: 'object', properties: {} })
  const items = writeItems(addDescriptions(itemSchema, system), count, prompt, offset).map(
    (item) => item as Record<string, unknown>,
  )
  return items.map((item) => ({ ...addMaskTokens(item, maskTokens), assumed: [] }))
}

/** Adds the descriptions of fields in the instructions to a schema without descriptions. */
function addDescriptions({ properties = {}, ...schema }: Schema, system: string): Schema {
  const [, fieldLines = ''] = /# The fields of an item\n(.*?)(?:\n\n|$)/s.exec(system) ?? []
  const describedProperties = Object.entries(properties).map(([name, property]) => {
    const description = fieldLines.split('\n').find((line) => line.startsWith(`${name}: `)) ?? ''
    return [name, { description: description.slice(name.length + 2), ...property }]
  })
  return { ...schema, properties: Object.fromEntries(describedProperties) }
}

function addMaskTokens(item: Record<string, unknown>, maskTokens: readonly string[]): Record<string, unknown> {
  return maskTokens.length === 0 ? item : mapTexts(item, (text) => [text, ...new Set(maskTokens)].join(' '))
}
