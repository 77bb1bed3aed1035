import { expect, test } from 'vitest'
import { buildArticleSlides } from '@/content/tools/instagram/instagram-carousel/article-slides'
import tiktokHookGenerator from '@/content/tools/tiktok/tiktok-hook-generator/tool'
import youtubeTags from '@/content/tools/youtube/youtube-tags/tool'
import { MAX_GROWTH, measureGrowth } from '@/test/growth'
import { buildInput } from '@/test/test-prompt-tool'

function fitTags(length: number) {
  const entries = Array.from({ length }, (_, index) => `t ${index}`)
  return youtubeTags.fit({ kind: 'recommended', entries, note: '' }, buildInput(youtubeTags, entries.join(' ')))
}

function fitHook(length: number) {
  const spoken = 'U.S.A. '.repeat(length)
  const hook = { family: 'mid-story', spoken, onScreenText: '', firstFrame: '' } as const
  return tiktokHookGenerator.fit(hook, buildInput(tiktokHookGenerator, spoken))
}

function cutArticle(length: number) {
  const sentences = Array.from(
    { length },
    (_, index) => `${String.fromCodePoint(0x4e00 + index, 0x4e00 + 7 * index)}。`,
  )
  return buildArticleSlides(sentences.join(''), 10)
}

// Model items and pasted texts are longer than the inputs that `test/hostile` gives these functions.
test.each([
  ['a list of tags', fitTags],
  ['a hook of many short parts', fitHook],
  ['a text of many short sentences', cutArticle],
])('%s runs in linear time', async (_, work) => {
  expect(await measureGrowth(work, 1_000)).toBeLessThan(MAX_GROWTH)
})
