import { expect, test } from 'vitest'
import { findToolByType, tools } from '@/content/tools'
import { getStartingPoints, startingPointsByType } from './starting-points'

test('what starts from something of its own is a tool', () => {
  expect(Object.keys(startingPointsByType).filter((type) => !findToolByType(type))).toEqual([])
})

test('a tool that asks for pasted text is listed under text', () => {
  const pasteTools = tools.filter(
    (tool) => tool.kind === 'prompt' && /\b(?:or paste|transcript)\b/i.test(Object.values(tool.form).join(' ')),
  )
  expect(pasteTools.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['instagram-carousel', 'youtube-description', 'youtube-script']),
  )
  expect(pasteTools.filter((tool) => !getStartingPoints(tool).includes('text'))).toEqual([])
})
