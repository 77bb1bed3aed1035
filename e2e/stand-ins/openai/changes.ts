import type { Question } from './question.ts'
import type { Answer } from './replies.ts'

type Change = (answer: Answer, question: Question) => Partial<Answer>

const itemsOf = ({ text }: Answer) => (JSON.parse(text) as { items: Record<string, unknown>[] }).items
const withItems = (items: unknown[]) => ({ text: JSON.stringify({ reading: 'A test.', items }) })
/** Changes every sentence of an item. */
export const eachText = (item: Record<string, unknown>, change: (text: string) => string) =>
  Object.fromEntries(
    Object.entries(item).map(([name, value]) => [
      name,
      typeof value === 'string' && value.includes(' ') ? change(value) : value,
    ]),
  )

const withoutMarks = (item: Record<string, unknown>) =>
  eachText(item, (text) => text.replace(/ ?⟦[^⟧]*⟧/g, ''))

/** Faults that change the completion. */
export const changes: Record<string, Change> = {
  'hang-mid': () => ({ until: 0.6, ending: 'hang' }),
  'hang-first': () => ({ until: 0, ending: 'hang' }),
  cut: () => ({ until: 0.6, ending: 'cut' }),
  'cut-first': () => ({ until: 0, ending: 'cut' }),
  'no-finish': () => ({ ending: 'end' }),
  'end-first': () => ({ until: 0, ending: 'end' }),
  'end-mid': () => ({ until: 0.6, ending: 'end' }),
  'error-event': () => ({ until: 0, ending: 'error-event' }),
  malformed: () => ({ text: '{"items": [{"text": "Unfinished' }),
  prose: () => ({ text: 'I would rather talk about the weather, which is lovely today.' }),
  'empty-content': () => ({ text: '' }),
  'no-items': () => withItems([]),
  refusal: () => ({ refusal: 'I’m sorry, I can’t help with that.' }),
  'content-filter': () => ({ until: 0.3, finish: 'content_filter' }),
  length: (_, { already }) => (already.length > 0 ? {} : { until: 0.6, finish: 'length' }),
  'length-first': () => ({ until: 0.05, finish: 'length' }),
  fenced: ({ text }) => ({
    text: `Sure! Here you are:\n\n\`\`\`json\n${text}\n\`\`\`\nLet me know {if} you need more.`,
  }),
  thinking: ({ text }) => ({ text: `<think>They want {"items": […]} in [some] order.</think>\n${text}` }),
  'bare-array': (answer) => ({ text: JSON.stringify(itemsOf(answer)) }),
  fewer: (answer, { already }) =>
    already.length > 0 ? {} : withItems(itemsOf(answer).slice(0, Math.ceil(itemsOf(answer).length / 2))),
  'repair-500': (answer) => withItems(itemsOf(answer).slice(0, 2)),
  duplicates: (answer) => withItems(itemsOf(answer).map(() => itemsOf(answer)[0])),
  invalid: (answer, { already }) => {
    const wrong = (item: Record<string, unknown>) => ({ ...item, [Object.keys(item)[0] ?? '']: 7 })
    return already.length > 0 ? {} : withItems(itemsOf(answer).map((item, i) => (i % 2 ? wrong(item) : item)))
  },
  'all-invalid': (answer) => withItems(itemsOf(answer).map(() => ({ unasked: true }))),
  long: (answer) =>
    withItems(itemsOf(answer).map((item) => eachText(item, (text) => `${text} `.repeat(60).trim()))),
  'html-items': (answer) =>
    withItems(
      itemsOf(answer).map((item) =>
        eachText(item, (text) => `${text} <img src=x onerror=alert(1)> <script>alert(2)</script>`),
      ),
    ),
  canary: (answer, { system }) =>
    withItems(itemsOf(answer).map((item) => eachText(item, (text) => `${text} ${system.slice(-140)}`))),
  /** A scene of its own in each item, listed as the brief asks. */
  assumes: (answer) =>
    withItems(
      itemsOf(answer).map((item) => ({
        ...eachText(item, (text) => `${text}, I cried in the car`),
        assumed: ['I cried in the car', 'not in the text'],
      })),
    ),
  /** Loses what must survive: in the first answer, or in every one. */
  'lost-once': (answer, { again }) => (again ? {} : withItems(itemsOf(answer).map(withoutMarks))),
  'lost-twice': (answer) => withItems(itemsOf(answer).map(withoutMarks)),
  'no-usage': () => ({ usage: false }),
  /** As models do that think first: most of what is paid for never shows, or shows beside the answer. */
  thinks: () => ({ hiddenTokens: 400 }),
  'thinks-slowly': () => ({ hiddenTokens: 400, pace: { firstMs: 300, pieces: 40, everyMs: 60 } }),
  'thinks-aloud': () => ({
    thoughts: 'They want bread, so the crust should come first. '.repeat(20),
    usage: false,
  }),
  /** As long as a small real model takes for a short answer. */
  realistic: () => ({ pace: { firstMs: 200, pieces: 50, everyMs: 4 } }),
  slow: () => ({ pace: { firstMs: 300, pieces: 40, everyMs: 60 } }),
}
