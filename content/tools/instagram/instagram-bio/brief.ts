import { bioBrief } from '@/lib/bio/bio-brief'
import { bioPlatforms } from '@/lib/bio/bio-platforms'
import type { OldBrief as Brief } from '@/lib/tool/brief'
import type { InstagramBioInput } from './fields'

/** What a model is told about Instagram bios. */
export function brief(input: InstagramBioInput): Brief {
  return bioBrief(
    {
      role: 'You write Instagram bios for small businesses and people with a craft, and you read every one aloud before you hand it over.',
      craft:
        'A visitor arrives from one post and reads the bio while looking at nine pictures. The pictures show what it looks like; the bio says what ' +
        'they cannot: who makes it, for whom, where, and what to do next. It is read as three or four short lines, so each line carries ' +
        'one thing and fits a phone’s width, about forty characters. The name field in bold above it is searched, so it holds the ' +
        'word that a customer would type, and the place where the business depends on one. The last line stands right above the link and hands over to it.',
      examples: [
        {
          prompt: 'florist for small weddings in Ghent',
          good: 'lead: “Flowers for small weddings”, value: “Whatever the garden gives that week”, detail: “Based in Ghent”, cta: “Ask for your date ↓”, name: “Wedding Florist | Ghent”',
          bad: 'lead: “Floral artist 🌸 Dreamer 🌸 Coffee addict”, cta: “Link in bio”',
          why: 'The good one answers what, for whom and where, one line each; the bad one says “link in bio” inside the bio.',
        },
        {
          prompt: 'I teach grandparents how to use their phones',
          good: 'lead: “Phones, explained to grandparents”, value: “Slowly, and as often as you like”',
          bad: 'lead: “Empowering seniors through technology”',
          why: 'Nobody’s grandmother speaks like the second one.',
        },
      ],
    },
    bioPlatforms.instagram,
    input,
  )
}
