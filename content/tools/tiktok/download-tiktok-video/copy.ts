import type { ToolCopy } from '@/lib/tool/identity'

export const copy = {
  name: 'Download TikTok Videos',
  title: 'Download TikTok Videos as MP4 Without Watermark',
  description:
    'Save public TikTok videos as MP4 in every quality TikTok offers, HD where it exists, without a watermark. Photo posts as a ZIP. No film is stored.',
  summary: 'Paste a link and save the MP4 as TikTok plays it: no watermark, every quality there is.',
  card: 'Save public TikTok videos as MP4 without watermark, HD where TikTok has it.',
  keywords: [
    'download',
    'downloader',
    'save',
    'mp4',
    'hd',
    'no watermark',
    'without watermark',
    'photo',
    'slideshow',
  ],
  sections: {
    steps: 'How to Download a TikTok Video',
    features: 'Why Download TikTok Videos Here?',
    faq: 'TikTok Video Download: Frequently Asked Questions',
    related: 'Related TikTok Tools',
  },
  steps: [
    {
      title: 'Paste the video’s address',
      text: 'Any address of a public post works: from the share menu, from your browser’s bar, or a whole message that contains it.',
    },
    {
      title: 'Choose a quality',
      text: 'The files are listed with width, height, format and size, the best one first. Check that picture and creator are the ones you meant.',
    },
    {
      title: 'Let your browser save it',
      text: 'The download is an ordinary one: it appears in your browser’s list, where you can pause and resume it.',
    },
  ],
  features: [
    {
      title: 'No watermark, because none is added',
      text: 'TikTok stamps its logo on copies saved in the app. The file that its player streams has none, and that file is what you get. Nothing is cut out or painted over.',
    },
    {
      title: '“HD” only where it is true',
      text: 'A file is called HD when its shorter side has at least 720 pixels, and Full HD from 1,080. What TikTok names 540p is 576 pixels wide, and the list says so.',
    },
    {
      title: 'Plays everywhere, or smaller',
      text: 'H.264 comes first, because every phone, editor and television knows it. Where TikTok has H.265 as well, it is offered beside it.',
    },
    {
      title: 'Slideshows too',
      text: 'A photo post has no video file, so you get its photos and its sound instead, one by one or in a ZIP that your browser packs.',
    },
    {
      title: 'The creator stays visible',
      text: 'Name, handle and a link to the original stand on every result, with a credit line to copy. The file’s name carries the handle and the post’s number.',
    },
    {
      title: 'Passed through, never kept',
      text: 'The video runs through this site to your browser while you download and is stored nowhere. The link works for you alone and for five minutes.',
    },
  ],
  faq: [
    {
      question: 'Is it legal to download a TikTok video?',
      answer:
        'Your own videos: yes. For someone else’s you need the creator’s permission unless your country’s law allows the use, for instance as a private copy or a quotation. TikTok’s terms restrict copying outside its own features. Publishing someone’s video as yours is an infringement almost everywhere.',
    },
    {
      question: 'Why is no HD version offered for my video?',
      answer:
        'Because TikTok has none to give. It stores several sizes of an upload, and for some videos 576 × 1024 is the largest. Enlarging it here would only make the file bigger.',
    },
    {
      question: 'Which posts cannot be downloaded?',
      answer:
        'Private posts and accounts, deleted posts, posts that TikTok shows to adults or logged-in people only, and posts that are closed in the country of this site’s server. The page says which of these it was, and such an attempt costs no use.',
    },
    {
      question: 'It says “Service Temporarily Unavailable”. What now?',
      answer:
        'TikTok sometimes answers servers with a puzzle or with nothing. This site does not try to get round that. Wait a few minutes and try once more, or use the share menu in the app, which can save most videos with a watermark.',
    },
    {
      question: 'How do I download a TikTok on an iPhone?',
      answer:
        'Open this page in Safari, paste the link and tap “Download MP4”. The file goes to Files, under Downloads; from there “Share” and “Save Video” put it into Photos. On Android it lands in Downloads and in the gallery.',
    },
    {
      question: 'Does the creator see that I downloaded the video?',
      answer:
        'No. TikTok counts a request from this site’s server, without your name or address. That is no licence: ask before you publish.',
    },
    {
      question: 'Is this site part of TikTok?',
      answer:
        'No. It is not affiliated with TikTok or ByteDance, and TikTok has not approved it. Creators who want a post blocked here can write to us through the contact page.',
    },
  ],
  sources: [
    {
      label: 'TikTok for Developers: Embed Player, the player whose files are offered',
      url: 'https://developers.tiktok.com/doc/embed-player',
      checked: '2026-11',
    },
    {
      label: 'TikTok: intellectual property and permission',
      url: 'https://support.tiktok.com/en/safety-hc/account-and-user-safety/intellectual-property',
      checked: '2026-11',
    },
  ],
} as const satisfies ToolCopy
