import { expect, test } from 'vitest'
import { isKnownIcon } from '@/components/ui/tool-icon'
import { aliases } from '@/content/aliases'
import { loadTextModule } from '@/content/loading/text-modules.gen'
import { imageToolsPage, textToolsPage } from '@/content/pages/group-pages'
import { privacyPage } from '@/content/pages/legal'
import { platforms } from '@/content/pages/platforms'
import { textPages } from '@/content/pages/text-pages'
import { pagePaths, resolvePath } from '@/content/paths'
import {
  categories,
  defaultRelatedPaths,
  featuredPaths,
  footerPages,
  navigation,
  popularPaths,
  secondaryNavigation,
} from '@/content/site'
import { findToolByType, groups, tools } from '@/content/tools'
import { readParameters } from '@/lib/generate/input/parameters'
import { MAX_ANSWER_TOKENS } from '@/lib/server/limits/cost'

const promptTools = tools.filter((tool) => tool.kind === 'prompt')

test('no field of a writing tool uses a reserved request or link name', () => {
  const requestNames = ['prompt', 'seed', 'refine', 'voice', 'chosen', 'again', 'from', 'directions', 'item']
  const reserved = [...requestNames, 'text', 'change', 'already', 'lacking']
  const taken = tools.flatMap((tool) => (tool.kind === 'prompt' ? tool.form.fields : []))
  expect(taken.filter(({ name }) => reserved.includes(name))).toEqual([])
})

test('a setting that depends on another names a value that the other can have', () => {
  for (const { type, fields } of tools.filter((tool) => tool.kind === 'files')) {
    for (const { name, visibleWhen } of fields) {
      if (!visibleWhen) continue
      const other = fields.find((field) => field.name === visibleWhen.field)
      const known = other?.kind === 'select' ? other.options.map(({ value }) => value) : ['true', 'false']
      expect(other && visibleWhen.oneOf.filter((value) => !known.includes(value)), `${type}: ${name}`).toEqual([])
    }
  }
})

test('startup knows the cost of the longest answer', () => {
  expect(Math.max(...promptTools.map((tool) => tool.maxOutputTokens))).toBe(MAX_ANSWER_TOKENS)
})

const namedPaths = [
  '/',
  '/about',
  '/contact',
  '/download-tiktok-mp3',
  '/download-video-tiktok',
  '/image-tools',
  '/image-tools/ai-image-generator',
  '/privacy',
  '/terms',
  '/social-media-tools',
  '/social-media-tools/instagram',
  '/social-media-tools/instagram/bio-creator',
  '/social-media-tools/instagram/caption-generator',
  '/social-media-tools/instagram/hashtag-research',
  '/social-media-tools/instagram/story-ideas',
  '/social-media-tools/tiktok',
  '/social-media-tools/tiktok/bio-generator',
  '/social-media-tools/tiktok/caption-generator',
  '/social-media-tools/tiktok/hashtag-generator',
  '/social-media-tools/tiktok/money-calculator',
  '/social-media-tools/tiktok/script-writer',
  '/social-media-tools/tiktok/video-ideas',
  '/social-media-tools/twitter',
  '/social-media-tools/twitter/bio-writer',
  '/social-media-tools/twitter/hashtag-tools',
  '/social-media-tools/twitter/thread-creator',
  '/social-media-tools/twitter/tweet-generator',
  '/social-media-tools/youtube',
  '/social-media-tools/youtube/description-writer',
  '/social-media-tools/youtube/script-writer',
  '/social-media-tools/youtube/tag-generator',
  '/social-media-tools/youtube/thumbnail-ideas',
  '/social-media-tools/youtube/title-generator',
  '/tiktok-engagement-rate-calculator',
  '/tiktok-hashtag-generator',
  '/tiktok-hook-generator',
  '/tiktok-shop-name-generator',
  '/tiktok-thumbnail-download',
  '/tiktok-username-checker',
  '/tiktok-username-generator',
  '/tiktok-video-ideas-generator',
  '/tiktok-voice-generator',
  '/tiktok/tiktok-caption-generator',
  '/tiktok/tiktok-transcript-generator',
  '/text-tools',
]

test('every path in the specification responds', () => {
  expect(namedPaths.filter((path) => resolvePath(path) === null)).toEqual([])
})

test('every path that the site lists is in the specification or is one of our own pages', () => {
  const links = [...navigation, ...secondaryNavigation, ...categories, ...footerPages]
  const listed = [
    ...links.map((link) => link.path),
    ...featuredPaths,
    ...popularPaths,
    ...defaultRelatedPaths,
    ...groups.map((group) => group.path),
    ...Object.keys(aliases),
    ...Object.values(aliases),
  ]
  const known = new Set([...namedPaths, '/tools', '/saved'])
  expect(listed.filter((path) => !known.has(path))).toEqual([])
})

test('no two tools share a type, a path, a name, a title or a description', () => {
  for (const key of ['type', 'path'] as const) expectUnique(tools.map((tool) => tool[key]))
  for (const key of ['name', 'title', 'description', 'summary', 'card'] as const) {
    expectUnique(tools.map((tool) => tool.copy[key]))
  }
})

test('no tool has a page’s path or an alias', () => {
  const taken = new Set<string>([...pagePaths, ...Object.keys(aliases)])
  expect(tools.filter((tool) => taken.has(tool.path))).toEqual([])
})

test('no text appears on two tools’ pages or twice on one page', () => {
  expectUnique(
    tools.flatMap(({ copy }) => [
      ...copy.steps.map((step) => step.text),
      ...copy.features.map((feature) => feature.text),
      ...copy.faq.flatMap(({ question, answer }) => [question, answer]),
    ]),
  )
})

test('the platforms’ pages name tools that exist and fit a search result', () => {
  for (const { title, description } of [imageToolsPage, textToolsPage]) {
    expect(title.length).toBeLessThanOrEqual(60)
    expectWithin(description, 70, 160)
  }
  for (const { title, description, steps } of Object.values(platforms)) {
    expect(title.length).toBeLessThanOrEqual(60)
    expectWithin(description, 70, 160)
    expect(steps.filter((step) => !findToolByType(step.type))).toEqual([])
  }
})

test.each(textPages)('$path fits a search result and links to pages that work', (page) => {
  expect(page.title.length).toBeLessThanOrEqual(60)
  expectWithin(page.description, 70, 160)
  const links = page.sections.flatMap((section) => section.links ?? [])
  expect(
    links.filter(({ href }) => href.startsWith('/') && resolvePath(href) !== href).map(({ href }) => href),
  ).toEqual([])
})

test.each(tools)('$type names tools that can continue with its result', (tool) => {
  const kinds = tool.kind === 'files' ? ['files', 'widget'] : ['prompt']
  const nextTypes = 'nextToolTypes' in tool ? (tool.nextToolTypes ?? []) : []
  expect(nextTypes.filter((type) => !kinds.includes(findToolByType(type)?.kind ?? ''))).toEqual([])
  const makers = 'makers' in tool ? (tool.makers ?? []) : []
  expect(makers.filter(({ type }) => !findToolByType(type))).toEqual([])
})

test.each(tools)('$type has everything that its page needs', ({ type, icon, copy, relatedToolTypes }) => {
  expect(isKnownIcon(icon), `icon ${icon}`).toBe(true)
  expect(copy.title.length, copy.title).toBeLessThanOrEqual(60)
  expectWithin(copy.description, 70, 160)
  expect(copy.summary.length, copy.summary).toBeLessThanOrEqual(110)
  expect(copy.card.length, copy.card).toBeLessThanOrEqual(90)
  expect(copy.keywords.length).toBeGreaterThan(0)
  expect(copy.steps.length).toBeGreaterThanOrEqual(3)
  expect(copy.features.length).toBeGreaterThanOrEqual(4)
  expect(copy.faq.length).toBeGreaterThanOrEqual(5)
  expect(copy.sources.filter((source) => !URL.canParse(source.url))).toEqual([])
  expect(relatedToolTypes).toHaveLength(4)
  expectUnique(relatedToolTypes)
  expect(relatedToolTypes.filter((other) => other === type || !findToolByType(other))).toEqual([])
})

test.each(tools)('$type says what is free, in texts of limited length', ({ copy }) => {
  expect(copy.title).toMatch(/^Free /)
  expectWordsWithin(
    copy.steps.map(({ text }) => text),
    25,
  )
  expectWordsWithin(
    copy.features.map(({ text }) => text),
    30,
  )
  expectWordsWithin(
    copy.faq.map(({ answer }) => answer),
    60,
  )
})

test.each(promptTools)('$type has working examples, inputs and next tools', (tool) => {
  const { form, nextToolTypes = [] } = tool
  expectUnique(form.fields.map((field) => field.name))
  expect(form.examples.length).toBeGreaterThanOrEqual(3)
  for (const example of form.examples) {
    expect(() => readParameters(tool, example.parameters), example.prompt).not.toThrow()
    expectWithin(example.prompt, 1, form.promptLimit ?? 2000)
  }
  expect(nextToolTypes.filter((other) => other === tool.type || !findToolByType(other))).toEqual([])
})

test('every writing tool’s type is a valid Turnstile action', () => {
  expect(promptTools.map(({ type }) => type).filter((type) => !/^[\w-]{1,32}$/.test(type))).toEqual([])
})

test('the privacy policy names every text tool that stores named sets of options', () => {
  const names = tools.flatMap((tool) => ('optionSetsLabel' in tool && tool.optionSetsLabel ? [tool.copy.name] : []))
  expect(names).toHaveLength(3)
  expect(names.filter((name) => !JSON.stringify(privacyPage).includes(name))).toEqual([])
})

test('no tool that sends text to the server claims that the text stays on the device', () => {
  const staysPattern =
    /never uploaded|no upload|nothing (?:is|needs to be) sent|stays on your device|in your browser alone/i
  const textTools = promptTools.filter(({ path }) => path.startsWith('/text-tools/'))
  const claimingTools = textTools.filter(({ copy }) => staysPattern.test(JSON.stringify(copy)))
  // Its claim is about the browser's built-in translator.
  expect(claimingTools.map(({ type }) => type)).toEqual(['text-translator'])
})

test('only a text tool has a text module', async () => {
  await expect(loadTextModule('social-character-counter')).rejects.toThrow('There is no text tool of type')
  expect(await loadTextModule('case-converter')).toHaveProperty('run')
})

function expectUnique(values: readonly string[]): void {
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([])
}

function expectWithin(text: string, min: number, max: number): void {
  expect(text.length, text).toBeGreaterThanOrEqual(min)
  expect(text.length, text).toBeLessThanOrEqual(max)
}

function expectWordsWithin(texts: readonly string[], max: number): void {
  expect(texts.filter((text) => text.split(/\s+/).length > max)).toEqual([])
}
