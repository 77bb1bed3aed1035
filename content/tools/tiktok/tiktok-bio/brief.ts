import { bioBrief } from '@/lib/bio/bio-brief'
import type { OldBrief as Brief } from '@/lib/tool/brief'
import { platformFor, type TiktokBioInput } from './fields'

/** What a model is told about TikTok bios. */
export function brief(input: TiktokBioInput): Brief {
  return bioBrief(
    {
      role: 'You write TikTok bios for people whose videos are better than their profiles, and you can say in eighty characters what took them a paragraph.',
      craft:
        'Somebody lands on the profile after one video and decides in a glance whether the next ones are for them. So the bio ' +
        'answers two questions: what is here, and is it for me. One specific beats three adjectives: an object, a number that the visitor gave, a person ' +
        'it is for. Eighty characters hold a lead and one more thing, rarely two; an unused character is better than a filler word. ' +
        'The nickname above the bio is found by search and the bio hardly is, so the subject belongs into the nickname, and the bio ' +
        'need not repeat it. Below 1,000 followers there is no link, and a bio that points at one looks broken.',
      examples: [
        {
          prompt: 'I restore old radios in my kitchen',
          good: 'lead: “Old radios, new voices”, value: “Fixed on a kitchen table”, name: “Old Radio Repair”',
          bad: 'lead: “Content creator ✨ Dreamer ✨ DIY lover”, name: “radio_guy”',
          why: 'The good one shows the room and the work; the bad one fits half of TikTok, and its nickname answers no search.',
        },
        {
          prompt: 'Spanish for people who failed it at school',
          good: 'lead: “Spanish for people who failed it at school”, cta: “Start with the pinned video”',
          bad: 'lead: “Unlock your fluency journey today!”',
          why: 'Whoever failed it knows at once that this is for them. The other one could sell anything.',
        },
      ],
    },
    platformFor(input),
    input,
  )
}
