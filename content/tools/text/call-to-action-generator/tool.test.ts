import { expect, test } from 'vitest'
import { getDefaultParameters } from '@/lib/tool/form-values'
import { builtInEngine } from '@/lib/writer/built-in'
import { testPromptTool } from '@/test/test-prompt-tool'
import { isBait } from './bait'
import callToActionGenerator from './tool'

testPromptTool(callToActionGenerator, {
  base: {
    prompt: 'how I stopped my rye bread from collapsing',
    item: { text: 'How long do you let yours cool?', style: 'question' },
  },
  fit: {
    'a clean line passes unchanged': {},
    'a second emoji and the full stop go': {
      item: { text: 'Over to 🍞 you 🔥.' },
      becomes: { text: 'Over to 🍞 you' },
    },
    'sixty-one characters are too many': {
      item: { text: 'How long do you let yours cool before you cut into it, really' },
      becomes: null,
    },
    'thirty pass where thirty are the most': {
      parameters: { maxChars: 30 },
      item: { text: 'How long do you let yours cool' },
    },
    'bait is dropped': { item: { text: 'Comment BREAD for the recipe' }, becomes: null },
    'bait stays bait in the visitor’s own words': {
      prompt: 'smash that like button if you love bread',
      item: { text: 'Smash that like button' },
      becomes: null,
    },
    'the visitor’s number stays': { prompt: '12 prints are back', item: { text: '12 prints: link below' } },
    'signs alone are none': { item: { text: '👇👇👇' }, becomes: null },
  },
})

test.each([
  ['LIKE this if you’re an Aries!', true],
  ['Comment “YES” if you love rock', true],
  ['Comment GUIDE and I’ll send it', true],
  ['Drop a 🔥 in the comments', true],
  ['Type amen', true],
  ['❤️ for tea, 😂 for coffee', true],
  ['Share with 10 friends for a chance to win', true],
  ['Tag a friend who naps like this', true],
  ['Follow for part 2', true],
  ['Follow and like to enter', true],
  ['Muddy Paws® for small dogs', false],
  ['What would you have done?', false],
  ['Save this for the weekend', false],
  ['Follow for more on sourdough', false],
  ['I’d like this to be useful', false],
  ['Comment on anything you like', false],
  ['Reply to the survey below', false],
])('flags “%s” as bait: %s', (text, expected) => {
  expect(isBait(text)).toBe(expected)
})

test.each([
  ['cómo evité que se hundiera mi pan de centeno', /^¿|[áéíóúñ]|enlace|Suscríbete|Guárdalo|Sígueme/i],
  [
    'unsere Keramik ist wieder im Laden, alle Schalen zum halben Preis bis Sonntag',
    /\b(?:du|dir|mir|der|das|ist|für|link|davon|in|und|mehr)\b/i,
  ],
] as const)('the quick draft has six or more lines for each goal in the language of “%s”', async (prompt, pattern) => {
  const { fields } = callToActionGenerator.form
  for (const goal of ['comment', 'save', 'follow', 'click', 'buy', 'subscribe']) {
    const parameters = { ...getDefaultParameters(fields), goal, platform: 'instagram' }
    const job = { tool: callToActionGenerator, input: { prompt, parameters }, count: 12, seed: 1 }
    const items = await Array.fromAsync(builtInEngine.write(job as never, new AbortController().signal))
    const texts = items.map(({ item }) => (item as { text: string }).text)
    expect(texts.length, goal).toBeGreaterThanOrEqual(6)
    expect(texts.filter((text) => pattern.test(text)).length, texts.join(' | ')).toBeGreaterThanOrEqual(5)
    expect(texts.join()).not.toContain('{')
  }
})
