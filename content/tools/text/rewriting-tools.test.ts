import { describe, expect, test } from 'vitest'
import { buildInput, testPromptTool } from '@/test/test-prompt-tool'
import paraphraser from './paraphraser/tool'
import textExpander from './text-expander/tool'
import toneChanger from './tone-changer/tool'

const hundred = 'a'.repeat(100)

describe('paraphraser', () => {
  testPromptTool(paraphraser, {
    base: {
      prompt: 'I bake slow bread. Ask @maya, 45 € a class.',
      item: { text: 'Slow bread is what I bake. Ask @maya: 45 € a class.' },
      seed: 1,
      count: 1,
    },
    fit: {
      'markdown, a dash and quotation marks that the text lacks go': {
        item: { text: '"**Slow bread** — that is what I bake. @maya, 45 €."' },
        becomes: { text: 'Slow bread, that is what I bake. @maya, 45 €.' },
      },
      'line breaks and lists stay': { prompt: '- flour\n- water', item: { text: '- some flour\n- a little water' } },
      '1.3 times and 80 characters pass': { prompt: hundred, item: { text: 'a'.repeat(210) } },
      'more is dropped': { prompt: hundred, item: { text: 'a'.repeat(211) }, becomes: null },
      'nothing is no version': { item: { text: ' \u200b ' }, becomes: null },
    },
    draft: {},
  })
})

describe('tone changer', () => {
  const prompt = 'We can’t refund this 🙏'
  testPromptTool(toneChanger, {
    base: {
      prompt: 'We can’t refund this.',
      item: { text: 'Thanks for asking! A refund isn’t possible, sorry.' },
      seed: 1,
      count: 1,
    },
    fit: {
      'emoji that the message lacks go': { item: { text: 'Sorry! 🙏💛' }, becomes: { text: 'Sorry!' } },
      'the message’s own stay': { prompt, item: { text: 'Sorry! 🙏💛' }, becomes: { text: 'Sorry! 🙏' } },
      'with none not even those': {
        prompt,
        parameters: { emoji: 'none' },
        item: { text: 'Sorry! 🙏' },
        becomes: { text: 'Sorry!' },
      },
      'three emoji may be added, a fourth goes': {
        prompt,
        parameters: { emoji: 'some' },
        item: { text: 'Sorry! 🙏💛💛💛💛' },
        becomes: { text: 'Sorry! 🙏💛💛💛' },
      },
      '1.2 times and 80 characters pass': { prompt: hundred, item: { text: 'a'.repeat(200) } },
      'more is dropped': { prompt: hundred, item: { text: 'a'.repeat(201) }, becomes: null },
    },
    draft: {},
  })
})

describe('text expander', () => {
  testPromptTool(textExpander, {
    base: {
      prompt: 'new mugs, shop opens friday',
      item: { text: 'The new mugs are here.\n\nThe shop opens on Friday, [check: at what time].' },
      seed: 1,
      count: 1,
    },
    fit: {
      'a text with a blank passes': {},
      'headings and bold go': {
        item: { text: '## Mugs\n\n**The new mugs** are here.' },
        becomes: { text: 'Mugs\n\nThe new mugs are here.' },
      },
      'twice the words pass': { parameters: { words: 50 }, item: { text: 'mug '.repeat(100).trim() } },
      'more than twice is dropped': { parameters: { words: 50 }, item: { text: 'mug '.repeat(101) }, becomes: null },
    },
    draft: {},
  })

  test.each([
    ['script', { parts: [{ text: 'Bring cash.', spoken: true }], pace: 150 }],
    ['caption', { parts: [{ text: 'Bring cash.' }] }],
  ])('opens only a script in the teleprompter: %s', (kind, expected) => {
    const { parts, pace } = textExpander.present(
      { text: 'Bring cash.' },
      buildInput(textExpander as never, 'cash', { kind }) as never,
    )
    expect({ parts, pace }).toEqual(expected)
  })
})
