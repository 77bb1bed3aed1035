import { copyValues } from '@/content/copy-values'
import { formatCountWord } from '@/lib/core/format/format-count-word'
import { formatMonth } from '@/lib/core/format/format-time'
import { capitalizeFirst } from '@/lib/core/strings/capitalize-first'
import { sizesReviewMonth } from '@/lib/platforms/images/presets'

export const imageToolsPage = {
  path: '/image-tools',
  icon: 'image',
  title: 'Free Image Tools for Social Media | Postsmith',
  description:
    'Free image tools for creators: resize, crop, convert, compress, split carousels, make thumbnails, memes, quote cards, collages, GIFs and QR codes.',
  heading: 'Image Tools',
  intro:
    'Pictures in the exact pixels each network shows. All but the AI ones work in your browser and upload nothing.',
  ways: {
    title: 'How They Treat Your Pictures',
    points: [
      {
        title: 'They stay on your device',
        text: 'Resizing, cropping, converting and designing happen in the page. Below your files it says what your browser has sent: nothing.',
      },
      {
        title: `${capitalizeFirst(formatCountWord(copyValues.images.files))} at once`,
        text: 'Add a folder, set it once, save a ZIP. A damaged file gets a line that says why, and the others go on.',
      },
      {
        title: 'Nothing hidden goes along',
        text: 'A picture that comes out says no place, time or camera, unless you keep that. No watermark of ours, no size cap in secret.',
      },
    ],
  },
  sizes: {
    title: 'All Sizes',
    lead: `Checked in ${formatMonth(sizesReviewMonth)}. On the right: what an image model draws before we cut it. A dash: none draws that shape.`,
  },
  words: {
    title: 'The Words That Go With It',
    lead: 'Got the picture? These tools write the text.',
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
    'Free text tools for creators: check grammar, shorten, translate, count, compare, clean, split threads, convert subtitles, draw giveaways. No sign-up.',
  heading: 'Text Tools',
  intro: 'Write it, fix it, count it, format it. More than half of them run in your browser and send nothing.',
  ways: {
    title: 'How They Treat Your Text',
    points: [
      {
        title: 'It stays on your device',
        text: 'Counting, comparing, cleaning and converting happen in the page, also offline. Only tools that write or correct send your text.',
      },
      {
        title: 'It’s counted as networks count',
        text: 'A family emoji is one character on Bluesky, two on X and 25 on Threads. Every figure here names its unit.',
      },
      {
        title: 'Your facts survive',
        text: 'Links and numbers are checked when a text is reworded, mostly names, @handles and #tags, too. What’s missing is named.',
      },
    ],
  },
  limits: {
    title: 'All Limits',
    lead: 'Not every network publishes its limits. Each line says where its figure comes from and how sure it is.',
  },
  words: {
    title: 'The Words for Your Next Post',
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
