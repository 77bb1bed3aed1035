import { expect, test } from 'vitest'
import { findToolByType, tools } from '@/content/tools'
import { buildPromptForm } from '@/content/tools/tool-client-data'
import { getCarriedFieldNames, getNextStep, getNextSteps, getPreviousSteps, toolChains } from './tool-chains'

const promptTools = tools.filter((tool) => tool.kind === 'prompt')

function findPromptTool(type: string) {
  const tool = promptTools.find((candidate) => candidate.type === type)
  if (!tool) throw new Error(`${type} is not a prompt tool.`)
  return tool
}

test.each([
  ['tiktok-hook-generator', 'tiktok-script-writer'],
  ['tiktok-hashtag-generator', null],
  ['twitter-thread', 'instagram-carousel'],
  ['tiktok-username-generator', null],
])('after %s comes %s', (type, next) => {
  expect(getNextStep(type)).toBe(next)
})

test.each([
  ['tiktok-video-ideas', []],
  ['youtube-tags', ['youtube-script', 'youtube-title', 'youtube-description']],
  ['instagram-carousel', ['twitter-tweet', 'twitter-thread', 'content-repurposer']],
])('lists the steps of every chain that leads to %s before it', (type, steps) => {
  expect(getPreviousSteps(type)).toEqual(steps)
})

test('every step knows its previous steps and has at most one next step', () => {
  for (const { type } of promptTools) {
    const way = [type, ...getNextSteps(type)]
    for (const [place, step] of way.entries())
      expect(getPreviousSteps(step).filter((previous) => way.includes(previous))).toEqual(way.slice(0, place))
  }
  const stepsWithNext = toolChains.flatMap((chain) => chain.slice(0, -1))
  expect(new Set(stepsWithNext).size).toBe(stepsWithNext.length)
})

test('a tool offers its next step first, offers nothing twice, and each offered tool knows the source of a result', () => {
  for (const tool of promptTools) {
    const { nextTools } = buildPromptForm(tool)
    const step = findToolByType(getNextStep(tool.type) ?? '')
    const expectedMarks = nextTools.map((_, index) => step !== undefined && index === 0)
    expect(
      nextTools.map(({ isNextInChain }) => isNextInChain),
      tool.type,
    ).toEqual(expectedMarks)
    if (step) expect(nextTools[0]?.path).toBe(step.path)
    expect(new Set(nextTools.map(({ path }) => path)).size).toBe(nextTools.length)
    for (const { path } of nextTools) {
      const next = promptTools.find((other) => other.path === path)
      const previousTypes = next && buildPromptForm(next).chainPosition.previousSteps.map(({ type }) => type)
      expect(previousTypes, path).toContain(tool.type)
    }
  }
})

test('a thumbnail idea leads to the drawing tools, and a thread and a carousel lead to quote cards', () => {
  const getMakers = (type: string) => buildPromptForm(findPromptTool(type)).makers ?? []
  const thumbnailMakers = getMakers('youtube-thumbnail-ideas')
  expect(thumbnailMakers.map(({ name, inputKind, lineLabel }) => [name, inputKind, lineLabel])).toEqual([
    ['Thumbnail Maker', 'texts', 'Text'],
    ['AI Image Generator', 'prompt', 'Image prompt'],
  ])
  const path = '/image-tools/quote-card-maker'
  const quoteCardMaker = { name: 'Quote Card Maker', path, scope: 'run', inputKind: 'texts' }
  expect(getMakers('twitter-thread')).toEqual([quoteCardMaker])
  expect(getMakers('instagram-carousel')).toEqual([quoteCardMaker])
})

test('carries fields with the same meaning over to the next tool, but not fields that only share a name', () => {
  const { fields } = findPromptTool('tiktok-caption').form
  const names = getCarriedFieldNames(findPromptTool('tiktok-script-writer').form.fields, fields)
  const details = ['readAs', 'audience', 'outcome', 'turn', 'action']
  expect(names).toEqual(['goal', 'tone', 'emoji', ...details, 'avoid', 'language'])
  expect(fields.map(({ name }) => name)).toContain('length')
  const altTextFields = findPromptTool('ai-alt-text-generator').form.fields
  expect(getCarriedFieldNames(altTextFields, findPromptTool('image-to-caption').form.fields)).toEqual(['language'])
})
