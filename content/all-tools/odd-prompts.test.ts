import { expect, test } from 'vitest'
import { tools } from '@/content/tools'
import { getDraft } from '@/lib/tool/tool-definition'
import { buildInput, writeDraftItems } from '@/test/test-prompt-tool'

const promptTools = tools.filter((tool) => tool.kind === 'prompt')

const oddPrompts = [
  ['one word', 'gym'],
  ['a complaint', 'my dog hates baths'],
  ['a sign at the end of a word', 'C++ tutorials'],
  ['an acronym', 'ADHD productivity'],
  ['a first person in lower case', 'i run a small candle shop in Austin'],
  ['shouting', 'SOURDOUGH BREAD FOR BEGINNERS!!!'],
  ['emoji and an address', 'my new ramen blog 🍜 https://example.com/ramen'],
  ['numbers of the visitor’s own', '10 ways to save 300 euros in 2026'],
  ['a possessive', "women's trail running shoes"],
  ['how to', 'how I get three dinners out of one roast chicken'],
  ['the tools’ own signs', 'how to use [your number] and [Your Name] in <templates> $& $1'],
  ['line breaks', 'wedding photography\n\nfor shy couples\n- no posing\n- film look'],
  [
    'a pasted essay',
    'Last spring I decided to move my vegetable garden from the back of the house to a row of raised beds along the ' +
      'fence. The soil there had been compacted for years, so before anything could grow I spent several weekends turning ' +
      'compost into it. Tomatoes did well, the carrots forked, and the slugs found the lettuce within days. What I ' +
      'learned is that raised beds dry out faster than open ground, that mulch matters more than fertiliser, and that ' +
      'a garden close to the kitchen door gets watered. This year I want to share how I plan the beds month by month.',
  ],
] as const

const inventedFigure = /\d+(?:[.,]\d+)*\s?%|[$€£¥]\s?\d|\b\d{1,3}(?:[.,]\d{3})+\b|\b\d{3,}\b|\b\d+(?:x|k|m)\b/gi
const isoDate = /\b\d{4}-\d{2}-\d{2}\b/g
const brokenPatterns = [
  /\b(?:undefined|null|NaN)\b/,
  /\[object /,
  /\{/,
  / {2}/,
  / [,.;:!?](?:\s|$)/,
  /\b(?:a|an|the) (?:a|an|the|my|your|this|these) /i,
  /([,;:])\1/,
]

for (const tool of promptTools.filter((tool) => getDraft(tool) !== null)) {
  for (const [name, prompt] of oddPrompts) {
    test(`${tool.type} without a model copes with ${name}`, () => {
      const input = buildInput(tool, prompt)
      const items = writeDraftItems(tool, input, 7)
      expect(items.length).toBeGreaterThan(0)
      const allowed: readonly string[] = prompt.match(inventedFigure) ?? []
      for (const item of items) {
        const card = tool.present(item, input)
        const texts = [...card.parts.map((part) => part.text), ...(card.notes ?? []), card.copy, card.carry]
        for (const text of texts) {
          expect(text.trim()).not.toBe('')
          for (const pattern of brokenPatterns) {
            if (!pattern.test(prompt)) expect(text).not.toMatch(pattern)
          }
          const figures = text.replace(isoDate, '').match(inventedFigure) ?? []
          expect(figures.filter((figure) => !allowed.includes(figure))).toEqual([])
        }
        expect([...card.carry].length).toBeLessThanOrEqual(300)
        for (const meter of card.meters ?? []) expect(meter.value).toBeLessThanOrEqual(meter.limit)
      }
      expect(new Set(items.map((item) => JSON.stringify(item))).size).toBe(items.length)
    })
  }
}
