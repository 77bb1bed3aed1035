import { expect, test } from 'vitest'
import { toolByType, tools } from '@/content/tools'
import { getStartingPoints, startingPointsByType } from './starting-points'

test('what starts from something of its own is a tool', () => {
  expect(Object.keys(startingPointsByType).filter((type) => !toolByType(type))).toEqual([])
})

test('a tool that asks for pasted text is listed under text', () => {
  const asking = tools.filter(
    (tool) =>
      tool.kind === 'prompt' && /\b(?:or paste|transcript)\b/i.test(Object.values(tool.form).join(' ')),
  )
  expect(asking.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['instagram-carousel', 'youtube-description', 'youtube-script']),
  )
  expect(asking.filter((tool) => !getStartingPoints(tool).includes('text'))).toEqual([])
})
