import { expect, test } from 'vitest'
import { aboutPage } from '@/content/pages/about'
import { privacyPage } from '@/content/pages/privacy'
import { groups } from '@/content/tools'
import { signCategories } from '@/content/tools/text/emoji-symbol-picker/signs'
import { getTextStyles } from '@/content/tools/text/fancy-text-generator/styles'
import { parsePairs } from '@/content/tools/text/find-and-replace/pairs'
import { textTranslatorFields } from '@/content/tools/text/text-translator/fields'

const textTools = groups.filter(({ id }) => id === 'text').flatMap(({ tools }) => tools)
const getCopyJson = (type: string) => JSON.stringify(textTools.find((tool) => tool.type === type)?.copy)
const policy = JSON.stringify(privacyPage)

test('the policy says of each kind of text tool what it sends', () => {
  expect(policy).not.toMatch(/calculators and text tools send nothing/)
  expect(policy).toContain('Text tools that write or correct, such as the Paraphraser')
  expect(JSON.stringify(aboutPage)).toContain('send it to our server')
})

test('the policy names each tool that keeps options under a name', () => {
  const toolsWithOptionSets = textTools.flatMap((tool) =>
    'optionSetsLabel' in tool && tool.optionSetsLabel ? [tool.copy.name] : [],
  )
  expect(toolsWithOptionSets).toHaveLength(3)
  expect(toolsWithOptionSets.filter((name) => !policy.includes(name))).toEqual([])
})

test('no tool whose text goes to the server says that it stays', () => {
  const stays = /never uploaded|no upload|nothing (?:is|needs to be) sent|stays on your device|in your browser alone/i
  const toolsClaimingLocal = textTools.filter(({ kind, copy }) => kind === 'prompt' && stays.test(JSON.stringify(copy)))
  // Its sentence is about the browser's own translator.
  expect(toolsClaimingLocal.map(({ type }) => type)).toEqual(['text-translator'])
})

test('what the pages count is there', () => {
  const styles = getTextStyles(1).length
  expect(getCopyJson('fancy-text-generator')).toContain(`upside down and ${styles - 5} more text styles`)
  expect(getCopyJson('fancy-text-generator')).toContain(`Bold, italic, script and ${styles - 3} more styles`)
  const counts = signCategories.map(({ groups }) => groups.flatMap(({ signs }) => signs).length)
  expect(counts).toEqual([132, 50, 24, 13, 40])
  expect(getCopyJson('emoji-symbol-picker')).toContain('fifty kaomoji, lines for captions, and forty combos')
  const lines = (count: number) => Array(count).fill('a => b').join('\n')
  expect(parsePairs(lines(500), false)).toHaveProperty('pairs')
  expect(parsePairs(lines(501), false)).toHaveProperty('problem')
  expect(getCopyJson('find-and-replace')).toContain('Up to 500 replacements')
  expect(textTranslatorFields[0].options).toHaveLength(30)
  expect(getCopyJson('text-translator')).toContain('into 30 languages')
})
