import { expect, test } from 'vitest'
import { listedTextTools } from './listed-groups'
import { groups } from './tools'

test('every text tool stands under one heading of its landing page', () => {
  const textTools = groups.filter(({ id }) => id === 'text').flatMap(({ tools }) => tools)
  const listed = listedTextTools().flatMap(({ tools }) => tools.map(({ path }) => path))
  expect(listed.toSorted()).toEqual(textTools.map(({ path }) => path).toSorted())
})
