import type { ToolCopy } from '@/lib/tool/tool'

export const copy = {
  name: 'Carousel Splitter',
  title: 'Free Carousel Splitter – Panoramas and Grids for Instagram',
  description:
    'Split a panorama into seamless carousel slides, or a photo into a 3-wide profile grid. Swipe it before you save. Nothing is uploaded.',
  summary: 'One wide picture, slides that continue each other. Try the swipe before you post.',
  card: 'A panorama as seamless slides, or a photo as a grid on your profile.',
  keywords: [
    'split',
    'panorama',
    'carousel',
    'seamless',
    'swipe',
    'grid',
    'profile grid',
    'slices',
    'tiles',
    '3x3',
    'linkedin pdf',
  ],
  steps: [
    {
      title: 'Add a wide picture',
      text: 'For a carousel of three 4:5 slides, 3,240 × 1,350 pixels are ideal.',
    },
    {
      title: 'Choose slides or a grid',
      text: 'A carousel has 2 to 20 slides. A grid is three posts wide and one to six rows high.',
    },
    {
      title: 'Swipe the preview',
      text: 'Check every seam, and slide the picture along until the cuts fall where you want them.',
    },
    {
      title: 'Press Split',
      text: 'Save the ZIP. Its files are numbered in the order in which you post them.',
    },
  ],
  features: [
    {
      title: 'Seams that meet to the pixel',
      text: 'The whole picture is scaled once and then cut, so a line that leaves one slide enters the next at the same height.',
    },
    {
      title: 'Numbered in posting order',
      text: 'A profile shows the newest post first. So in a grid file 01 is the bottom right tile, and you post 01, 02, 03.',
    },
    {
      title: 'Your profile before you post',
      text: 'Three tiles a row, in the 3:4 that profiles show. If your shape doesn’t line up there, it says so.',
    },
    {
      title: 'Cut or bars',
      text: 'Cut off what doesn’t fit, and choose which part stays. Or keep the whole picture, with bars in your colour.',
    },
    {
      title: 'A PDF for LinkedIn',
      text: 'A document post on LinkedIn is a PDF to swipe. Tick the box and it comes along, one page a slide.',
    },
    {
      title: 'Nothing is blown up',
      text: 'Too small for 1,080 pixels a slide? You see it before you split, with the size that would do.',
    },
  ],
  faq: [
    {
      question: 'How large should my panorama be?',
      answer:
        'Multiply: 1,080 pixels for each slide, 1,350 high for 4:5. Three slides need 3,240 × 1,350. Wider is fine up to 16,384 pixels: it’s scaled down.',
    },
    {
      question: 'How many slides does Instagram allow?',
      answer:
        'Twenty on Instagram, up from ten. The first slide decides the shape of all the others, so ours are all alike.',
    },
    {
      question: 'Why is the grid 3:4 and not square?',
      answer:
        'Instagram’s profile shows every post as a 3:4 tile. A 4:5 post loses 34 of its 1,080 pixels on each side there, and a square one 135, so pictures of those shapes don’t meet across tiles.',
    },
    {
      question: 'My next post moves the grid. What can I do?',
      answer:
        'Each post pushes all tiles on by one. The picture is whole again after every third post, so people with a grid post in threes.',
    },
    {
      question: 'What is the overlap for?',
      answer:
        'Each slide starts with the last pixels of the one before, so that a word or a face at the seam is whole on one of them. For a seamless swipe leave it at 0.',
    },
    {
      question: 'JPEG or PNG?',
      answer:
        'JPEG at quality 95 for photos; scheduling apps can send Instagram nothing else. PNG for drawings and letters.',
    },
    {
      question: 'Can I split several pictures at once?',
      answer: 'Yes, up to fifty. Each has its own preview and its own ZIP, and there’s one ZIP of everything.',
    },
  ],
  sources: [
    {
      label: 'Instagram: publishing photos',
      url: 'https://developers.facebook.com/docs/instagram-platform/content-publishing',
      checked: '2026-11',
    },
    {
      label: 'Instagram’s 20 slides, as Storrito describes them',
      url: 'https://storrito.com/resources/how-instagrams-20-slide-carousels-work-and-what-the-new-limits-are',
      checked: '2026-11',
    },
    {
      label: 'Instagram’s 3:4 profile, as Pineable describes it',
      url: 'https://pineable.com/blog/social-media-image-sizes',
      checked: '2026-11',
    },
  ],
} as const satisfies ToolCopy
