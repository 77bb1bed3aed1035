import { expect, test } from 'vitest'
import { createRandom } from '@/lib/core/random'
import { createRecipeInput } from '@/test/recipe-input'
import { draft } from './draft'
import { tiktokScriptWriter } from './tool'

const prompt = 'sourdough bread for beginners'
const parameters = {
  ...Object.fromEntries(tiktokScriptWriter.form.fields.map((field) => [field.name, field.default])),
} as Parameters<typeof draft.write>[0]['parameters']

const writeFirstScript = (chosen: string) => {
  const input = { ...createRecipeInput({ prompt, parameters }), chosen }
  const [script] = draft.write(input, createRandom(3))
  return script
}

test('a script opens with the hook that was chosen one tool earlier', () => {
  const script = writeFirstScript('Stop kneading for a minute.')
  expect(script?.beats[0]?.say).toBe('Stop kneading for a minute.')
  expect(script?.hooks[0]).toBe('Stop kneading for a minute.')
})

test.each([
  [
    'a text too long to open with',
    'This is a whole idea with many words in it that nobody would say in one first line.',
  ],
  ['a hook with a blank', 'It took [your number] days.'],
])('%s does not open the script', (_, chosen) => {
  expect(writeFirstScript(chosen)?.hooks).not.toContain(chosen)
})
