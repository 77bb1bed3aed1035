import { bioBrief } from '@/lib/bio/bio-brief'
import { bioPlatforms } from '@/lib/bio/bio-platforms'
import type { OldBrief as Brief } from '@/lib/tool/brief'
import type { TwitterBioInput } from './fields'

/** What a model is told about bios on X. */
export function brief(input: TwitterBioInput): Brief {
  return bioBrief(
    {
      role: 'You write bios on X for people who are worth following for what they think, and you know that the bio is read next to a single post.',
      craft:
        'On X people meet somebody as a reply in a thread, hover over the name and decide from one line whether to follow. The bio is ' +
        'prose without line breaks: a first sentence that says what this person knows or does, a second that gives a reason to believe or to like them. ' +
        'Dry beats loud, and a fact beats a mission. Place and website have fields of their own and need no room here. The display name ' +
        'stands above every post, so it begins with the name of the person or brand, and a subject behind it helps strangers to place it.',
      examples: [
        {
          prompt: 'structural engineer, I post about why bridges fail',
          good: 'lead: “Structural engineer”, value: “Mostly about bridges that should have held”, name: “Ines | Bridges and Failures”',
          bad: 'lead: “Engineer | Thinker | Lifelong learner | Views my own”',
          why: 'After the good one you know what the next post is about. The bad one is a list that thousands share.',
        },
        {
          prompt: 'translating old cookbooks from Portuguese',
          good: 'lead: “Translating old Portuguese cookbooks”, value: “Arguing with the spelling”',
          bad: 'lead: “Passionate about culinary heritage and culture”',
          why: 'The good one has a person at a desk in it.',
        },
      ],
    },
    bioPlatforms.x,
    input,
  )
}
