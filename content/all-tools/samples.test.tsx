import { brotliCompressSync } from 'node:zlib'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ToolSample } from '@/components/page/tool-sample'
import { buildToolSample } from '@/content/tool-samples'
import { findToolByType, tools } from '@/content/tools'
import { hasBlank } from '@/lib/core/strings/blanks'

async function renderSample(type: string): Promise<string> {
  const tool = findToolByType(type)
  const sample = tool && (await buildToolSample(tool))
  if (!sample) throw new Error(`${type} has no sample.`)
  return renderToStaticMarkup(<ToolSample {...sample} />).replace(/<[^>]+>/g, '')
}

const sampledTools = tools.filter((tool) => tool.kind === 'prompt' || tool.kind === 'text' || 'getSample' in tool)

test.each(sampledTools)('the page of $type shows a sample before the first run', async (tool) => {
  const sample = await buildToolSample(tool)
  if (!sample) throw new Error('There is no sample.')
  const html = renderToStaticMarkup(<ToolSample {...sample} />)
  expect(tool.kind === 'prompt' && hasBlank(html)).toBe(false)
  expect(html).toContain('<li')
  expect(brotliCompressSync(html).length).toBeLessThan(600)
  const [text, otherText] = sample.results.flatMap((result) => (result.kind === 'card' ? [result.card.copy] : []))
  if (text && otherText) {
    expect(text).not.toContain(otherText)
    expect(otherText).not.toContain(text)
  }
  for (const result of sample.results) {
    if (result.kind !== 'card') continue
    if (result.source.startsWith('Quick draft')) expect(result.card.outline).toBeUndefined()
    for (const { value, limit } of result.card.meters ?? []) expect(value).toBeLessThanOrEqual(limit)
  }
})

test.each([
  ['grammar-checker', ['With or without AI', 'its it’s been great', 'Short for “it has.”']],
  ['paraphraser', ['almost quit nearly gave up pottery']],
  ['word-counter', ['Reading time17 s', 'Speaking time26 s', 'sourdough starter2']],
  ['giveaway-picker', ['@fay', 'seed “sample”', 'SHA-256 of the cleaned list 066c1fe3…']],
  ['tiktok-hook-generator', ['With AI', 'Quick draft, no AI', 'of 15 words', 's spoken']],
  ['tiktok-voice-generator', ['robotic voice · 3.4 seconds', 'MP3WAVSRT', '0:00 Hello!']],
  [
    'social-character-counter',
    ['X (Twitter) post135 over', 'Instagram captionFits', 'Instagram hashtags1 over', 'my first sourdough 🍞 …V'],
  ],
  ['download-tiktok-video', ['1080 × 1920Full HD · H.264 · 12.6 MBDownload MP4', 'made up']],
  ['tiktok-username-checker', ['@first.pick', '✕ taken', '? no public account found', '! not usable', 'made up']],
])('the sample of %s shows what the page promises', async (type, texts) => {
  const sampleText = await renderSample(type)
  for (const text of texts) expect(sampleText).toContain(text)
})
