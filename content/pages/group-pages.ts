import { copyValues } from '@/content/copy-values'
import { groups } from '@/content/tools'
import { formatCountWord } from '@/lib/core/format/format-count-word'
import { formatMonth } from '@/lib/core/format/format-time'
import { capitalizeFirst } from '@/lib/core/strings/capitalize-first'
import { sizesReviewMonth } from '@/lib/platforms/images/presets'
import type { GroupId } from '@/lib/tool/tool'

/** Returns a count such as "14 of the 18 tools". A tool that may ask a model does not count. */
function formatBrowserToolCount(groupId: GroupId): string {
  const groupTools = groups.flatMap(({ id, tools }) => (id === groupId ? tools : []))
  const browserTools = groupTools.filter(
    (tool) => tool.kind === 'text' || tool.kind === 'files' || (tool.kind === 'widget' && !tool.promptTool),
  )
  return `${browserTools.length} of the ${groupTools.length} tools`
}

export const imageToolsPage = {
  path: '/image-tools',
  icon: 'image',
  title: 'Free Image Tools for Social Media | Postsmith',
  description:
    'Free image tools for creators: resize, crop, convert, compress, split carousels, make thumbnails, memes, quote cards, collages, GIFs and QR codes.',
  heading: 'Image Tools',
  intro: `Every network’s exact size. ${formatBrowserToolCount('image')} run entirely in your browser, with no uploads.`,
  ways: {
    title: 'How We Handle Your Images',
    points: [
      {
        title: 'Edited on your device',
        text: 'Resizing, cropping, converting and designing all happen in your browser, and a line on the page shows how many bytes were uploaded: 0. Only the AI tools send your image or your words.',
      },
      {
        title: `${capitalizeFirst(formatCountWord(copyValues.images.files))} at once`,
        text: 'Add a folder, choose your options once and download a ZIP. If one file is damaged, we tell you and keep going.',
      },
      {
        title: 'No hidden data',
        text: 'Your downloads don’t carry a location, time or camera model unless you want them to. No watermark, no hidden size cap.',
      },
    ],
  },
  sizes: { title: 'All Sizes', lead: `Checked in ${formatMonth(sizesReviewMonth)}.` },
  words: {
    title: 'Now Write the Post',
    lead: 'Got the image? These tools write the text.',
    paths: [
      '/social-media-tools/instagram/caption-generator',
      '/social-media-tools/youtube/thumbnail-ideas',
      '/social-media-tools/twitter/tweet-generator',
      '/tiktok/tiktok-caption-generator',
    ],
  },
} as const

export const textToolsPage = {
  path: '/text-tools',
  icon: 'type',
  title: 'Free Text Tools for Creators: Write, Fix, Count | Postsmith',
  description:
    'Free text tools for creators: check grammar, shorten, translate, count, compare, clean, split threads, convert subtitles, pick winners. No sign-up.',
  heading: 'Text Tools',
  intro: `Write it, fix it, count it, format it. ${formatBrowserToolCount('text')} run in your browser and send nothing.`,
  ways: {
    title: 'How We Handle Your Text',
    points: [
      {
        title: 'Counted and cleaned on your device',
        text: 'Counting, comparing, cleaning and converting happen in your browser, even offline. Only tools that write, correct, shorten or translate send your text.',
      },
      {
        title: 'Counted the way networks count',
        text: 'A family emoji is one character on Bluesky, two on X and 25 on Threads. Every number here says what it counts.',
      },
      {
        title: 'Checked for lost links and numbers',
        text: 'When a tool rewrites your text, it checks your links and numbers, and usually names, @handles and #tags, too. You see what’s missing.',
      },
    ],
  },
  limits: {
    title: 'All Limits',
    lead: 'Not every network publishes its limits. Each line says where its number comes from and how sure we are.',
  },
  words: {
    title: 'Write Your Next Post',
    lead: 'Nothing written yet? These tools write text that fits.',
    paths: [
      '/social-media-tools/twitter/tweet-generator',
      '/social-media-tools/twitter/thread-creator',
      '/social-media-tools/instagram/caption-generator',
      '/tiktok/tiktok-caption-generator',
      '/tiktok-hook-generator',
      '/social-media-tools/youtube/title-generator',
      '/social-media-tools/youtube/description-writer',
      '/social-media-tools/instagram/bio-creator',
    ],
  },
} as const
