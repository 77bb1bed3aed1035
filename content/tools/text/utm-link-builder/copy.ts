import { spellNumber } from '@/lib/core/format/format-number'
import { capitalizeFirst } from '@/lib/core/strings/capitalize-first'
import type { ToolCopy } from '@/lib/tool/tool'
import { presets } from './presets'

const placeCount = Object.keys(presets).length

export const copy = {
  name: 'UTM Link Builder',
  title: 'Free UTM Link Builder – Every Network at Once, With QR',
  description: `Tag your links for Instagram, TikTok, YouTube and ${spellNumber(placeCount - 3)} more at once. Keeps queries and #anchors, tidies names, makes QR codes and CSV. Free.`,
  summary: 'One link, tagged for every place you post it. With QR codes and CSV.',
  card: 'Campaign links for all your networks at once, with QR codes and CSV.',
  keywords: [
    'utm',
    'campaign url',
    'tracking link',
    'google analytics',
    'ga4',
    'utm generator',
    'link tagging',
    'qr code',
    'bulk utm',
  ],
  steps: [
    {
      title: 'Paste your links',
      text: 'One per line, up to 100 tagged links at a time. Without https:// it is added.',
    },
    {
      title: 'Choose where they go',
      text: 'Tick your networks and name the campaign. Source and medium fill themselves in.',
    },
    {
      title: 'Copy, scan or save',
      text: 'Copy one or all of them, show a QR code, or download the list as CSV for your team.',
    },
  ],
  features: [
    {
      title: 'A link per network',
      text: `${capitalizeFirst(spellNumber(placeCount - 2))} networks, newsletter and print have a source and medium ready. Add a source of your own beside them.`,
    },
    {
      title: 'Nothing of your link gets lost',
      text: '?size=m stays, #reviews stays behind it, escapes stay as they are. Old UTM tags are replaced or kept, as you say.',
    },
    {
      title: 'Names that stay together',
      text: '“Spring Sale” and “spring sale” become spring-sale, so your report has one campaign and not two.',
    },
    {
      title: 'Bad lines don’t stop good ones',
      text: 'An email address, a link with a space or a tag that stands there twice is named by its line. The rest is built.',
    },
    {
      title: 'QR codes to print',
      text: 'Made in your browser as SVG or a large PNG. They hold your link itself, so they don’t run out.',
    },
  ],
  faq: [
    {
      question: 'Which parameters do I need?',
      answer:
        'Source, medium and campaign. Term is for paid keywords, content tells two links of one campaign apart, such as bio and story.',
    },
    {
      question: 'Why small letters?',
      answer:
        'Google Analytics takes Instagram and instagram for two sources. If your reports already use capitals, turn “Small letters” off.',
    },
    {
      question: 'Why is the medium “social”?',
      answer:
        'Google Analytics sorts visits into channels by it: social goes to Organic Social, email to Email, video to Organic Video. For ads put cpc or paid_social under “Medium of your own”: left to itself, a paid post would count as organic.',
    },
    {
      question: 'Hyphens or underscores?',
      answer: 'Both work. Pick one and keep it: spring-sale and spring_sale are two campaigns in a report.',
    },
    {
      question: 'Should I tag links within my own site?',
      answer:
        'No. A tagged link inside your site replaces the real source of the visit with your own tag. Tag only links that lead to it.',
    },
    {
      question: 'Can my team use the same settings?',
      answer:
        '“Copy settings link” opens this page with your networks, campaign and style. Earlier campaigns are offered as you type, in this browser alone.',
    },
    {
      question: 'Do the tags cost me followers or reach?',
      answer:
        'We found no source for that. They do make a link long: put it behind a button or a bio link, or let the network shorten it.',
    },
  ],
  sources: [
    {
      label: 'Google Analytics: collect campaign data with custom URLs',
      url: 'https://support.google.com/analytics/answer/10917952',
      checked: '2026-11',
    },
    {
      label: 'Manual tagging in GA4: values that keep the default channels',
      url: 'https://metricfixer.com/publications/analytics-conversion-tracking/manual-utm-tagging-ga4-recommended-values',
      checked: '2026-11',
    },
    {
      label: 'GA4’s channel rules by source and medium',
      url: 'https://www.utmguard.com/blog/ga4-channel-grouping-logic',
      checked: '2026-11',
    },
  ],
} as const satisfies ToolCopy
