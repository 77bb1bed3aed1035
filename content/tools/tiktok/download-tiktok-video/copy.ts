import type { ToolCopy } from '@/lib/tool/tool'

export const copy = {
  name: 'Download TikTok Videos',
  title: 'Free TikTok Video Downloader – MP4 Without Watermark',
  description:
    'Save public TikTok videos as MP4 without a watermark, in HD where TikTok has it. Photo posts as a ZIP. Free, no sign-up, no video stored.',
  summary: 'Paste a link and save the MP4 without a watermark, in HD where TikTok has it.',
  card: 'Save public TikTok videos as MP4 without a watermark, in HD where TikTok has it.',
  keywords: ['download', 'downloader', 'save', 'mp4', 'hd', 'no watermark', 'without watermark', 'photo', 'slideshow'],
  sections: {
    steps: 'How Our TikTok Video Downloader Works',
    features: 'Why Choose Our TikTok Video Downloader?',
  },
  steps: [
    {
      title: 'Paste the link',
      text: 'From the share button, from your browser, or a whole message with the link in it.',
    },
    {
      title: 'Choose a quality',
      text: 'The best one comes first. Each shows its width, height, format and size.',
    },
    {
      title: 'Save it',
      text: 'It is a normal download: find it in your browser’s list, pause it, resume it.',
    },
  ],
  features: [
    {
      title: 'No watermark',
      text: 'TikTok stamps its logo on copies saved in the app. The file its player streams has none, and that is the file you get.',
    },
    {
      title: '“HD” only when it’s true',
      text: 'HD here means at least 720 pixels on the shorter side, Full HD at least 1,080. TikTok’s “540p” is 576 pixels wide, and the list says so.',
    },
    {
      title: 'Plays everywhere',
      text: 'H.264 comes first: every phone, editor and TV plays it. If TikTok has a smaller H.265 file, you can take that instead.',
    },
    {
      title: 'Slideshows too',
      text: 'Save the photos and the sound of a photo post, one by one or all in a ZIP.',
    },
    {
      title: 'Credit made easy',
      text: 'You get the creator’s name, a link to the post and a credit line to copy. The file name has the handle in it.',
    },
    {
      title: 'We store no video',
      text: 'It passes through our server to your browser. The download link works for you alone, for five minutes.',
    },
  ],
  faq: [
    {
      question: 'Is it legal to download a TikTok video?',
      answer:
        'Your own: yes. Someone else’s: ask the creator, unless your country’s law allows the use, such as a private copy or a quotation. TikTok’s terms restrict copying outside its own features. Posting it as yours is an infringement almost everywhere.',
    },
    {
      question: 'Why is there no HD version of my video?',
      answer:
        'Because TikTok has none. For some videos 576 × 1024 is the largest file it keeps. Enlarging it would only make the file bigger.',
    },
    {
      question: 'Which posts can’t be downloaded?',
      answer:
        'Private and deleted posts, posts for adults or logged-in people only, and posts blocked in our server’s country. The page tells you which it was, and the try costs you nothing.',
    },
    {
      question: 'It says “Service Temporarily Unavailable”. What now?',
      answer:
        'Wait a few minutes and try again. TikTok sometimes turns servers away, and we don’t work around that. The share menu in the app can save most videos, with a watermark.',
    },
    {
      question: 'How do I save a TikTok on an iPhone?',
      answer:
        'Open this page in Safari, paste the link, tap “Download MP4”. Then open Files → Downloads, tap Share and “Save Video”. On Android it lands in Downloads and your gallery.',
    },
    {
      question: 'Can the creator see that I downloaded it?',
      answer: 'No. TikTok sees a request from our server, without your name or address. Still ask before you post it.',
    },
    {
      question: 'Are you part of TikTok?',
      answer:
        'No. We are not affiliated with TikTok or ByteDance, and TikTok has not approved this site. What TikTok removes is gone from here as well.',
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
