import { z } from 'zod'
import { PublicError } from '@/lib/core/errors'
import { choices, numberField, select, textField, toggle } from '@/lib/tool/fields'
import { anyValue, defineItem } from '@/lib/tool/item'
import { promptTool } from '@/lib/tool/prompt-tool'
import { defineServerTool } from '@/lib/tool/server-tool'
import { defineWidgetTool, type Tool } from '@/lib/tool/tool'

/**
 * Returns a test tool that counts to the number in its prompt. In the prompt, `then …` sets how the run ends, `costs …`
 * its reported cost, and `large …` the number of letters in each part.
 */
const fixtureServerTool = defineServerTool({
  path: '/fixture-server',
  icon: 'zap',
  order: 10,
  relatedToolTypes: [],
  promptLimit: 40,
  imageInput: true,
  fields: [toggle('loud', 'Loud', false)],
  maxDurationMs: 60_000,
  service: 'images',
  getDailyLimit: () => 3,
  getMaxCostMicroUsd: ({ prompt }, settings) =>
    prompt.includes('free') ? null : (settings.images?.priceMicroUsd ?? null),
  parseTask(input) {
    if (input.prompt.startsWith('no link')) throw new PublicError('invalid_url')
    return input
  },
  async *run({ prompt, parameters, picture }, { signal, spend }) {
    if (picture) yield { part: { picture: picture.type, bytes: picture.bytes.byteLength } }
    const cost = /costs (\d+)/.exec(prompt)?.[1]
    if (cost) spend(Number(cost))
    const total = Number.parseInt(prompt, 10)
    const letters = Number(/large (\d+)/.exec(prompt)?.[1] ?? 0)
    for (let done = 1; done <= total; done += 1) {
      yield { progress: { stage: 'counting', done, total } }
      yield { part: { done, ...(letters > 0 && { data: 'x'.repeat(letters) }) } }
    }
    if (prompt.includes('then fail')) throw new PublicError('unavailable', { reason: 'upstream_server' })
    if (prompt.includes('then refuse')) throw new PublicError('content_refused')
    if (prompt.includes('then wait')) await new Promise((resolve) => signal.addEventListener('abort', resolve))
    return parameters.loud ? 'COUNTED' : 'counted'
  },
})

const fixtureDefinition = promptTool({
  path: '/fixture-lines',
  icon: 'zap',
  order: 10,
  relatedToolTypes: [],
  form: {
    noun: 'line',
    promptLabel: 'Topic',
    placeholder: '',
    buttonLabel: 'Generate',
    fields: [
      numberField('amount', 'How many', { min: 1, max: 10, default: 3 }),
      select('tone', 'Tone', { casual: 'Casual', bold: 'Bold' }),
      choices('extras', 'Extras', { emoji: 'Emoji', tags: 'Tags' }),
      textField('audience', 'Audience', 10),
      toggle('short', 'Short', false),
      toggle('split', 'Split my text', false),
    ],
    examples: [],
    refineActions: ['similar', 'shorter', 'bolder', 'specific', 'change'],
  },
  maxOutputTokens: 500,
  item: defineItem({ text: anyValue(z.string(), 'the line.') }),
  count: ({ parameters }) => parameters.amount,
  brief: {
    role: 'You write lines.',
    guidelines: '',
    outputShape: 'set',
    sample: { prompt: 'bread', item: { text: 'Bread.' } },
    traps: [],
    examples: [],
    choices: () => [],
  },
  fit: (item) => (item.text.length > 200 ? null : item),
  getOpening: (item) => item.text,
  present: (item) => ({ parts: [{ text: item.text }] }),
  modelFreeMode: {
    isChosen: ({ parameters }) => parameters.split,
    buildItems: ({ prompt }) => prompt.split('|').map((text) => ({ text })),
  },
  draft: { outputKind: 'names', write: () => [] },
})

export const fixtureTool = { ...fixtureDefinition, type: 'fixture-lines' }

/** The same tool under another name, for limits that count by tool. */
export const otherTool = {
  ...fixtureTool,
  type: 'fixture-other',
  path: '/fixture-other',
  imageInput: 'beside',
} as const

const widget = defineWidgetTool({
  loads: 'page',
  path: '/fixture-widget',
  icon: 'zap',
  order: 10,
  relatedToolTypes: [],
})

const fixtures: readonly Tool[] = [
  fixtureTool,
  otherTool,
  { ...widget, type: 'fixture-widget' },
  { ...fixtureServerTool, type: 'fixture-server' },
]

export const getFixtureTool = (type: string) => fixtures.find((tool) => tool.type === type)
