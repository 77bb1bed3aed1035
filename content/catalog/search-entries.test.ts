import { expect, test } from 'vitest'
import { createSearch } from '@/components/shell/search-engine'
import { searchSynonyms } from '@/content/curated/search-synonyms'
import { resolvePath } from '@/content/paths'
import { findToolByType } from '@/content/tools'
import { getSearchEntries } from './search-entries'

const entries = getSearchEntries()
const search = createSearch(entries)

test.each(entries)('$name is found first by its own name', ({ name, path }) => {
  expect(search(name)[0]?.path).toBe(path)
})

test.each(entries.filter(({ group }) => group.id !== null))(
  '$name is found first with a letter missing from every long word',
  ({ name, path }) => {
    const typed = name.replace(/\b(\p{L}{2})\p{L}(\p{L}{3,})/gu, '$1$2')
    expect(search(typed)[0]?.path).toBe(path)
  },
)

test('other words are kept for tools and pages that exist, each once', () => {
  const unknown = Object.keys(searchSynonyms).filter((key) => !findToolByType(key) && !resolvePath(key))
  expect(unknown).toEqual([])
  const entriesWithRepeatedWords = entries.filter(({ words }) => new Set(words).size < words.length)
  expect(entriesWithRepeatedWords.map(({ name }) => name)).toEqual([])
})

test.each([
  ['podcast', '/tiktok/tiktok-transcript-generator'],
  ['repurpose', '/text-tools/content-repurposer'],
  ['emoji', '/text-tools/emoji-symbol-picker'],
  ['random winner', '/text-tools/giveaway-picker'],
  ['utm', '/text-tools/utm-link-builder'],
  ['privacy', '/privacy'],
  ['cookies', '/privacy'],
  ['contact', '/contact'],
  ['help', '/contact'],
  ['about', '/about'],
  ['terms', '/terms'],
  ['all tools', '/tools'],
  ['text to speech', '/tiktok-voice-generator'],
  ['tts', '/tiktok-voice-generator'],
  ['voice', '/tiktok-voice-generator'],
  ['speech to text', '/tiktok/tiktok-transcript-generator'],
  ['subtitles', '/tiktok/tiktok-transcript-generator'],
  ['hashtags', '/tiktok-hashtag-generator'],
  ['hashtag', '/tiktok-hashtag-generator'],
  ['trending hashtags', '/tiktok-hashtag-generator'],
  ['instagram hashtags', '/social-media-tools/instagram/hashtag-research'],
  ['captions', '/tiktok/tiktok-caption-generator'],
  ['caption', '/tiktok/tiktok-caption-generator'],
  ['make captions', '/tiktok/tiktok-caption-generator'],
  ['insta caption', '/social-media-tools/instagram/caption-generator'],
  ['ig bio', '/social-media-tools/instagram/bio-creator'],
  ['bio', '/social-media-tools/tiktok/bio-generator'],
  ['resize', '/image-tools/social-image-resizer'],
  ['compress', '/image-tools/image-compressor'],
  ['smaller jpg', '/image-tools/image-compressor'],
  ['mp3', '/download-tiktok-mp3'],
  ['download', '/download-video-tiktok'],
  ['no watermark', '/download-video-tiktok'],
  ['save video', '/download-video-tiktok'],
  ['money', '/social-media-tools/tiktok/money-calculator'],
  ['how much can i earn', '/social-media-tools/tiktok/money-calculator'],
  ['engagement', '/tiktok-engagement-rate-calculator'],
  ['thread', '/social-media-tools/twitter/thread-creator'],
  ['tweet', '/social-media-tools/twitter/tweet-generator'],
  ['carousel', '/social-media-tools/instagram/carousel-planner'],
  ['reels', '/social-media-tools/instagram/reels-ideas'],
  ['thumbnail', '/image-tools/thumbnail-maker'],
  ['thumbnail ideas', '/social-media-tools/youtube/thumbnail-ideas'],
  ['heic to jpg', '/image-tools/image-converter'],
  ['meme', '/image-tools/meme-maker'],
  ['wifi qr', '/image-tools/qr-code-generator'],
  ['remove location from photo', '/image-tools/exif-remover'],
  ['crop', '/image-tools/image-cropper'],
  ['title', '/social-media-tools/youtube/title-generator'],
  ['hook', '/tiktok-hook-generator'],
  ['calendar', '/tiktok-video-ideas-generator'],
  ['teleprompter', '/social-media-tools/tiktok/script-writer'],
  ['username', '/tiktok-username-generator'],
  ['is my name taken', '/tiktok-username-checker'],
  ['uppercase', '/text-tools/case-converter'],
  ['word count', '/text-tools/word-counter'],
  ['bold text', '/text-tools/fancy-text-generator'],
  ['spell check', '/text-tools/grammar-checker'],
  ['reword', '/text-tools/paraphraser'],
  ['srt to vtt', '/text-tools/subtitle-converter'],
  ['compare two texts', '/text-tools/text-compare'],
  ['remove duplicate lines', '/text-tools/line-organizer'],
  ['summarize', '/text-tools/text-summarizer'],
  ['translate', '/text-tools/text-translator'],
  ['tagline', '/text-tools/slogan-generator'],
  ['line breaks', '/text-tools/caption-spacer'],
  ['sponsor email', '/text-tools/brand-pitch-email-writer'],
  ['meta description', '/text-tools/seo-meta-generator'],
  ['keyword density', '/text-tools/keyword-extractor'],
  ['flesch', '/text-tools/readability-checker'],
  ['speaking time', '/text-tools/script-timer'],
  ['logo', '/image-tools/ai-image-generator'],
  ['youtube', '/social-media-tools/youtube'],
  ['tiktok', '/social-media-tools/tiktok'],
])('“%s” finds %s first', (text, path) => {
  expect(search(text)[0]?.path).toBe(path)
})

test('a word that is only spelt a little like another finds nothing of it', () => {
  const engagement = search('resize').filter(({ path }) => path.includes('engagement'))
  expect(engagement).toEqual([])
})
