import { expect, test } from 'vitest'
import { findToolByType, tools } from '@/content/tools'
import { buildPromptForm } from '@/content/tools/tool-client-data'
import { getCarriedFieldNames } from './carried-fields'
import { getNextStep, getNextSteps, getPreviousSteps, toolChains } from './tool-chains'

const promptTools = tools.filter((tool) => tool.kind === 'prompt')

test.each([
  ['tiktok-video-ideas', 'tiktok-hook-generator'],
  ['tiktok-hook-generator', 'tiktok-script-writer'],
  ['tiktok-script-writer', 'tiktok-caption'],
  ['tiktok-caption', 'tiktok-hashtag-generator'],
  ['tiktok-hashtag-generator', null],
  ['youtube-title', 'youtube-description'],
  ['youtube-description', 'youtube-tags'],
  ['youtube-tags', 'youtube-thumbnail-ideas'],
  ['youtube-thumbnail-ideas', null],
  ['twitter-thread', 'instagram-carousel'],
  ['tiktok-username-generator', null],
])('after %s comes %s', (type, next) => {
  expect(getNextStep(type)).toBe(next)
})

const getChainNouns = (type: string) => {
  const tool = findToolByType(type)
  if (tool?.kind !== 'prompt') throw new Error(`${type} is no prompt tool`)
  const { noun, previousSteps, nextSteps } = buildPromptForm(tool).chainPosition
  return [noun, previousSteps.map((step) => step.noun), nextSteps.map((step) => step.noun)]
}

test('a thumbnail idea goes on to what draws it', () => {
  const tool = findToolByType('youtube-thumbnail-ideas')
  const makers = tool?.kind === 'prompt' ? buildPromptForm(tool).makers : []
  expect(makers?.map(({ name, inputKind, lineLabel }) => [name, inputKind, lineLabel])).toEqual([
    ['Thumbnail Maker', 'texts', 'Text'],
    ['AI Image Generator', 'prompt', 'Image prompt'],
  ])
})

test.each(['twitter-thread', 'instagram-carousel'])('a run of %s goes on to quote cards', (type) => {
  const tool = findToolByType(type)
  const makers = tool?.kind === 'prompt' ? buildPromptForm(tool).makers : []
  expect(makers).toEqual([
    { name: 'Quote Card Maker', path: '/image-tools/quote-card-maker', scope: 'run', inputKind: 'texts' },
  ])
})

test('a tool knows the steps that led to it and those that follow', () => {
  expect(getChainNouns('tiktok-video-ideas').at(2)).toEqual(['hook', 'script', 'caption', 'hashtags'])
  const [noun, before, ahead] = getChainNouns('tiktok-script-writer')
  expect([noun, ahead]).toEqual(['script', ['caption', 'hashtags']])
  expect(before?.slice(0, 3)).toEqual(['idea', 'idea', 'hook'])
})

test.each([
  ['tiktok-video-ideas', []],
  ['youtube-tags', ['youtube-script', 'youtube-title', 'youtube-description']],
  ['instagram-carousel', ['twitter-tweet', 'twitter-thread', 'content-repurposer']],
  [
    'instagram-caption',
    ['twitter-tweet', 'twitter-thread', 'content-repurposer', 'instagram-carousel', 'instagram-reels-ideas'],
  ],
])('before %s come the steps of every chain that leads there', (type, steps) => {
  expect(getPreviousSteps(type)).toEqual(steps)
})

test.each(promptTools)('every step of the way from $type is known to those after it', ({ type }) => {
  const way = [type, ...getNextSteps(type)]
  for (const [place, step] of way.entries()) {
    const before = getPreviousSteps(step)
    expect(before.filter((one) => way.includes(one))).toEqual(way.slice(0, place))
  }
})

test('from wherever a result may come, the tool that takes it knows the tool that wrote it', () => {
  for (const tool of promptTools) {
    for (const { path } of buildPromptForm(tool).nextTools) {
      const next = promptTools.find((other) => other.path === path)
      expect(next && buildPromptForm(next).chainPosition.previousSteps.map(({ type }) => type), path).toContain(
        tool.type,
      )
    }
  }
})

test('no tool has two steps after it', () => {
  const stepsWithNext = toolChains.flatMap((chain) => chain.slice(0, -1))
  expect(stepsWithNext.filter((type, index) => stepsWithNext.indexOf(type) !== index)).toEqual([])
})

test.each(promptTools)('$type offers its step first, and nothing twice', (tool) => {
  const { nextTools } = buildPromptForm(tool)
  const step = findToolByType(getNextStep(tool.type) ?? '')
  expect(nextTools.map(({ isNextInChain }) => isNextInChain)).toEqual(
    nextTools.map((_, index) => step !== undefined && index === 0),
  )
  if (step) expect(nextTools[0]?.path).toBe(step.path)
  expect(new Set(nextTools.map(({ path }) => path)).size).toBe(nextTools.length)
})

test('what means the same in both tools goes along, what only has the same name does not', () => {
  const script = findToolByType('tiktok-script-writer')
  const caption = findToolByType('tiktok-caption')
  if (script?.kind !== 'prompt' || caption?.kind !== 'prompt') throw new Error('not prompt tools')
  const names = getCarriedFieldNames(script.form.fields, caption.form.fields)
  const details = ['readAs', 'audience', 'outcome', 'turn', 'action']
  expect(names).toEqual(['goal', 'tone', 'emoji', ...details, 'avoid', 'language'])
  expect(caption.form.fields.map(({ name }) => name)).toContain('length')
})
