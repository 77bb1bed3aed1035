import type { Bio } from '@/lib/kits/bios/bio'
import { type BioInput, buildBioBrief } from '@/lib/kits/bios/bio-brief'
import { bioPlatforms } from '@/lib/kits/bios/bio-platforms'
import type { Brief } from '@/lib/tool/prompt-tool'

export function buildBrief(input: BioInput): Brief<Bio> {
  return buildBioBrief(
    {
      role: 'You write bios on X for people who are worth following for what they think, and you know that the bio is read next to a single post.',
      guidelines:
        'On X people meet somebody as a reply in a thread, hover over the name and decide from one line whether to follow. The bio is ' +
        'prose without line breaks: a first sentence that says what this person knows or does, a second that gives a reason to believe or to like them. ' +
        'Dry beats loud, and a fact beats a mission. Place and website have fields of their own and need no room here. The display name ' +
        'stands above every post, so it begins with the name of the person or brand, and a subject behind it helps strangers to place it.',
      sample: {
        prompt: 'Ines, structural engineer, I post about bridges that should have held',
        item: {
          formula: 'Job and subject',
          lead: 'Structural engineer',
          value: 'Mostly about bridges that should have held',
          detail: '',
          cta: '',
          name: 'Ines | Bridges and Failures',
        },
      },
      examples: [
        {
          prompt: 'translating old cookbooks from Portuguese, the spelling drives me mad',
          good: 'lead: “Translating old Portuguese cookbooks”, value: “At war with the spelling”',
          bad: 'lead: “Passionate about culinary heritage and culture”',
          why: 'The good one has a person at a desk in it, from words that were given.',
        },
        {
          prompt: 'tax lawyer by day, stand-up on thursdays',
          good: 'lead: “Tax lawyer by day”, value: “Stand-up on Thursdays”',
          bad: 'lead: “Lawyer | Comedian | Lifelong learner | Views my own”',
          why: 'The contrast is the joke and needs nothing added. The bad one is a list that thousands share.',
        },
      ],
    },
    bioPlatforms.x,
    input,
  )
}
