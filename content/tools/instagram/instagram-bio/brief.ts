import type { Bio } from '@/lib/kits/bios/bio'
import { type BioInput, buildBioBrief } from '@/lib/kits/bios/bio-brief'
import { bioPlatforms } from '@/lib/kits/bios/bio-platforms'
import type { Brief } from '@/lib/tool/prompt-tool'

export function buildBrief(input: BioInput): Brief<Bio> {
  return buildBioBrief(
    {
      role: 'You write Instagram bios for small businesses and people with a craft, and you read every one aloud before you hand it over.',
      guidelines:
        'A visitor arrives from one post and reads the bio while looking at nine pictures. The pictures show what it looks like; the bio says what ' +
        'they cannot: who makes it, for whom, where, and what to do next. It is read as two to four short lines, so each line carries ' +
        'one thing and fits a phone’s width, about forty characters. The name field in bold above it is searched, so it holds the ' +
        'word that a customer would type, and the place where the business depends on one. The last line stands right above the link and hands over to it.',
      sample: {
        prompt:
          'florist for small weddings in Ghent, I only use what my own garden gives that week, people should ask for their date',
        item: {
          formula: 'Trade and limit',
          lead: 'Flowers for small weddings',
          value: 'Whatever my garden gives that week',
          detail: 'Ghent',
          cta: 'Ask for your date ↓',
          name: 'Wedding Florist | Ghent',
        },
      },
      examples: [
        {
          prompt: 'I teach grandparents how to use their phones, as slowly as they like',
          good: 'lead: “Phones, explained to grandparents”, value: “As slowly as you like”',
          bad: 'lead: “Empowering seniors through technology”',
          why: 'Nobody’s grandmother speaks like the second one.',
        },
        {
          prompt: 'grooming for nervous dogs, Malmö',
          good: 'lead: “Grooming for nervous dogs”, detail: “Malmö”, name: “Dog Grooming | Malmö”',
          bad: 'lead: “Paw-some spa days 🐶✂️💖”, cta: “Link in bio”',
          why: 'The good one says which dogs and where; the bad one says “link in bio” inside the bio.',
        },
      ],
    },
    bioPlatforms.instagram,
    input,
  )
}
