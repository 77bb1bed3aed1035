import type { ToolCopy } from '@/lib/tool/tool'

export const copy = {
  name: 'EXIF Remover',
  title: 'Free EXIF Remover – See and Delete Hidden Photo Data',
  description:
    'See what a photo says about you, then remove GPS, camera data and comments without touching a pixel. Up to 50 at once, in your browser, no upload.',
  summary: 'See and remove GPS, camera data and comments from photos, pixels untouched.',
  card: 'See and remove GPS, camera data and comments, pixels untouched.',
  keywords: ['exif', 'metadata', 'gps', 'location', 'privacy', 'iptc', 'xmp', 'c2pa', 'strip', 'viewer', 'camera'],
  steps: [
    {
      title: 'Add photos',
      text: 'Each row lists what its file says, with the coordinates in plain figures.',
    },
    {
      title: 'Choose what goes',
      text: 'Everything but colours and rotation, the position alone, or everything.',
    },
    {
      title: 'Check and save',
      text: 'The new file is read again, and the row shows how many tags are left.',
    },
  ],
  features: [
    {
      title: 'Cut out, not saved again',
      text: 'JPEG, PNG, WebP and GIF keep their coded picture byte for byte. No quality is lost, and animations go on moving.',
    },
    {
      title: 'More than EXIF',
      text: 'XMP, IPTC, Photoshop data, comments, PNG texts, thumbnails, and films or second pictures that phones hide behind a photo.',
    },
    {
      title: 'Proof in the row',
      text: 'Nothing counts as removed before the finished file has been read again. If something is found, you don’t get the file but the reason.',
    },
    {
      title: 'A warning for AI labels',
      text: 'Content Credentials (C2PA) stay unless you say otherwise or they name coordinates. The row tells you when a note that AI made the picture is gone.',
    },
  ],
  faq: [
    {
      question: 'What does a photo give away?',
      answer:
        'Phones write down the time, the model and, if allowed, the place to within a few metres. Programs add your name, edits and a thumbnail that may show what you cropped away.',
    },
    {
      question: 'Don’t networks remove this themselves?',
      answer:
        'What each one strips from public posts, keeps for itself or leaves in downloads differs and changes. E-mail, cloud links and “send as a file” pass everything on.',
    },
    {
      question: 'What stays in the file?',
      answer:
        'By default, the colour profile and a note on rotation, so that it looks the same. Size and print resolution are part of the picture. “Everything” drops the first two as well.',
    },
    {
      question: 'Is “The GPS position alone” enough?',
      answer:
        'It takes the coordinates out of EXIF and XMP, or the whole note where they can’t be cut out, and films behind the photo. Place names in words, and notes that only a camera’s maker can read, stay. To be sure, remove everything.',
    },
    {
      question: 'Which files work?',
      answer:
        'JPEG, PNG, WebP and GIF are cleaned without being saved again. HEIC, AVIF and TIFF are read, and you can have a clean new JPG or PNG of them: of TIFF where your browser opens it.',
    },
    {
      question: 'What are Content Credentials?',
      answer:
        'A signed record of how a picture was made (C2PA). TikTok reads it to label AI pictures; without it, labelling realistic ones is up to you. Kept credentials may show as changed once the rest is cleaned.',
    },
    {
      question: 'Can the picture itself still tell who I am?',
      answer:
        'Yes. Faces, street signs, reflections, invisible watermarks and the file’s date on your disk are no metadata. File names can be changed above, by “Numbers”.',
    },
  ],
  sources: [
    {
      label: 'C2PA: how Content Credentials stand in a file',
      url: 'https://c2pa.org/specifications/specifications/2.1/index.html',
      checked: '2026-11',
    },
    {
      label: 'ExifReader, which reads the tags',
      url: 'https://github.com/mattiasw/ExifReader',
      checked: '2026-11',
    },
    {
      label: 'The Verge: TikTok labels by Content Credentials',
      url: 'https://www.theverge.com/2024/5/9/24152667/tiktok-ai-generated-label-content-credentials-cai-c2pa',
      checked: '2026-11',
    },
  ],
} as const satisfies ToolCopy
