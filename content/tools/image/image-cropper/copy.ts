import type { ToolCopy } from '@/lib/tool/tool'

export const copy = {
  name: 'Image Cropper',
  title: 'Free Image Cropper – Circle, Square, 4:5, 9:16, Straighten',
  description:
    'Crop photos to any ratio, a circle or rounded corners, straighten and flip them. Type exact pixels, crop 50 at once. Nothing is uploaded.',
  summary: 'Drag a frame, type pixels, or cut a circle for your profile. One photo or fifty.',
  card: 'Cut to a ratio, a circle or exact pixels; straighten, flip, crop fifty at once.',
  keywords: [
    'crop',
    'cut',
    'trim',
    'circle',
    'round',
    'profile picture',
    'avatar',
    'rotate',
    'straighten',
    'flip',
    'mirror',
    'aspect ratio',
    'rounded corners',
    'square',
  ],
  steps: [
    { title: 'Add photos', text: 'One or up to fifty. The first three open with the crop already on them.' },
    {
      title: 'Choose ratio and shape',
      text: '4:5 for a feed post, 9:16 for a story, a circle for a profile, or any two numbers of your own.',
    },
    {
      title: 'Place the crop',
      text: 'Drag it, pull a corner, or use the arrow keys. Straighten, zoom and flip beside it.',
    },
    { title: 'Press Crop', text: 'Save each file, or all of them as a ZIP.' },
  ],
  features: [
    {
      title: 'Starts with the whole picture',
      text: 'The crop is as large as your ratio allows, so you only take away what you don’t want.',
    },
    {
      title: 'Real circles',
      text: 'The corners are transparent. A JPEG becomes a PNG for it, because JPEG can’t do that; or give the corners a colour and keep JPEG.',
    },
    {
      title: 'See it as your profile will',
      text: 'Square and round crops are shown at 48, 110 and 200 pixels, with your ring around them.',
    },
    {
      title: 'Straight, without empty corners',
      text: 'Lean a photo by up to 45° in half degrees. It moves closer by itself, so no corner stays blank.',
    },
    {
      title: 'Exact to the pixel',
      text: 'Type left, top, width and height. Unturned, each pixel is your file’s until saved; circles over 1,080 wide shrink.',
    },
    {
      title: 'One crop for all',
      text: 'Give every file on the list the same crop. Where a photo has another shape, the ratio stays and the crop moves in.',
    },
  ],
  faq: [
    {
      question: 'How do I crop a picture into a circle?',
      answer:
        'Choose “Circle” as the shape, drag it over the face and press Crop. You get a PNG with transparent corners (WebP and AVIF stay what they are), at most 1,080 pixels wide unless you set a width.',
    },
    {
      question: 'Should I upload a circle as my profile picture?',
      answer:
        'Upload a square: Instagram, LinkedIn, Facebook and X cut the circle themselves. Real circles are for websites, slides and thumbnails.',
    },
    {
      question: 'Can I do all of this with the keyboard?',
      answer:
        'Yes. Tab to the crop, then the arrow keys move it; with Shift they go ten times as far. Each corner and edge is a stop of its own, and the sliders and pixel boxes take the keyboard too.',
    },
    {
      question: 'Does cropping lower the quality?',
      answer:
        'PNG keeps every pixel; circles over 1,080 wide shrink. JPEG, WebP and AVIF are saved again, at quality 90 unless you set it. Straightening mixes pixels; quarter turns and flips don’t.',
    },
    {
      question: 'Which ratio is right for Instagram?',
      answer:
        '4:5 (1080 × 1350) or 3:4 (1080 × 1440) for posts, 9:16 (1080 × 1920) for stories and Reels, 1:1 for your profile picture. Your profile’s grid shows 3:4 of each post.',
    },
    {
      question: 'Why is my crop smaller than 1080 pixels?',
      answer:
        'A crop can only hold the pixels that are in it, and we never invent more. Take a larger part, or start from the original photo instead of a screenshot.',
    },
    {
      question: 'What happens to the location in my photo?',
      answer: 'It goes, with everything else your camera wrote into the file. Cropped files hold only the picture.',
    },
    {
      question: 'Can I crop an animated GIF?',
      answer: 'Only its first frame, and we ask before we use it.',
    },
  ],
  sources: [
    {
      label: 'Instagram: publishing photos',
      url: 'https://developers.facebook.com/docs/instagram-platform/content-publishing',
      checked: '2026-11',
    },
    {
      label: 'Profile picture sizes as networks show them, by Toodle Tools',
      url: 'https://toodletools.com/blog/create-perfect-social-media-images',
      checked: '2026-11',
    },
    {
      label: 'Instagram’s 3:4 grid, as Pineable describes it',
      url: 'https://pineable.com/blog/social-media-image-sizes',
      checked: '2026-11',
    },
  ],
} as const satisfies ToolCopy
