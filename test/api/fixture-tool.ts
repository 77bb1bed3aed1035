import { z } from 'zod'
import { definePromptTool, defineWidgetTool, type Tool } from '@/lib/tool/tool-definition'
import type { ToolCopy } from '@/lib/tool/tool-identity'
import { fixtureServerTool } from './fixture-server-tool'

const copy: ToolCopy = {
  name: 'Fixture',
  title: 'Fixture',
  description: 'For tests.',
  summary: 'For tests.',
  card: 'For tests.',
  keywords: [],
  steps: [],
  features: [],
  faq: [],
  sources: [],
}

export const fixtureTool = definePromptTool({
  type: 'fixture-lines',
  kind: 'prompt',
  path: '/fixture-lines',
  icon: 'zap',
  copy,
  relatedToolTypes: [],
  form: {
    noun: 'line',
    promptLabel: 'Topic',
    placeholder: '',
    buttonLabel: 'Generate',
    fields: [
      { kind: 'number', name: 'amount', label: 'How many', min: 1, max: 10, default: 3 },
      {
        kind: 'select',
        name: 'tone',
        label: 'Tone',
        default: 'casual',
        options: [
          { value: 'casual', label: 'Casual' },
          { value: 'bold', label: 'Bold' },
        ],
      },
      {
        kind: 'choices',
        name: 'extras',
        label: 'Extras',
        default: [],
        options: [
          { value: 'emoji', label: 'Emoji' },
          { value: 'tags', label: 'Tags' },
        ],
      },
      { kind: 'text', name: 'audience', label: 'Audience', maxLength: 10, default: '' },
      { kind: 'toggle', name: 'short', label: 'Short', default: false },
      { kind: 'toggle', name: 'split', label: 'Split my text', default: false },
    ],
    examples: [],
    refineActions: ['similar', 'shorter', 'bolder', 'specific', 'change'],
  },
  nextToolTypes: [],
  maxOutputTokens: 500,
  itemSchema: z.object({ text: z.string() }),
  count: ({ parameters }) => parameters.amount,
  buildBrief: () => ({
    role: 'You write lines.',
    guidelines: '',
    outputShape: 'set',
    fields: { text: 'the line.' },
    sample: { prompt: 'bread', item: { text: 'Bread.' } },
    traps: [],
    examples: [],
    choices: [],
  }),
  fit: (item) => (item.text.length > 200 ? null : item),
  getOpening: (item) => item.text,
  present: (item) => ({ parts: [{ text: item.text }], copy: item.text, carry: item.text }),
  modelFreeMode: {
    isChosen: ({ parameters }) => parameters.split,
    buildItems: ({ prompt }) => prompt.split('|').map((text) => ({ text })),
  },
  draft: { outputKind: 'names', write: () => [] },
})

/** The same tool under another name, for limits that count by tool. */
export const otherTool = {
  ...fixtureTool,
  type: 'fixture-other',
  path: '/fixture-other',
  imageInput: 'beside',
} as const

const widget = defineWidgetTool({
  type: 'fixture-widget',
  kind: 'widget',
  path: '/fixture-widget',
  icon: 'zap',
  copy,
  relatedToolTypes: [],
})

const fixtures = new Map<string, Tool>(
  [fixtureTool, otherTool, widget, fixtureServerTool(copy)].map((tool) => [tool.type, tool]),
)

export const getFixtureTool = (type: string) => fixtures.get(type)
