import type { Bio } from '@/lib/kits/bios/bio'
import { buildBioBrief } from '@/lib/kits/bios/bio-brief'
import type { Brief } from '@/lib/tool/prompt-tool'
import { getPlatform, type TiktokBioInput } from './fields'

export function buildBrief(input: TiktokBioInput): Brief<Bio> {
  return buildBioBrief(
    {
      role: 'You write TikTok bios for people whose videos are better than their profiles, and you can say in eighty characters what took them a paragraph.',
      guidelines:
        'Somebody lands on the profile after one video and decides in a glance whether the next ones are for them. So the bio ' +
        'answers two questions: what is here, and is it for me. One specific beats three adjectives: an object, a number that the request gives, a person ' +
        'it is for. Eighty characters hold a lead and one more thing, rarely two; leave the rest unused. ' +
        'The nickname above the bio is found by search and the bio hardly is, so the subject belongs into the nickname. ' +
        'Below 1,000 followers there is no link, and a bio that points at one looks broken.',
      sample: {
        prompt: 'I restore old radios at my kitchen table in Porto',
        item: {
          formula: 'Thing and place',
          lead: 'Old radios, working again',
          value: 'Fixed at a kitchen table',
          detail: 'Porto',
          cta: '',
          name: 'Old Radio Repair',
        },
      },
      examples: [
        {
          prompt: 'Spanish for people who failed it at school',
          good: 'lead: “Spanish for people who failed it at school”, name: “Spanish after School”',
          bad: 'lead: “Unlock your fluency journey today!”',
          why: 'Whoever failed it knows at once that this is for them. The other one could sell anything.',
        },
        {
          prompt: 'my two ferrets and what they stole this week',
          good: 'lead: “Two ferrets and what they stole this week”, name: “Two Ferrets”',
          bad: 'lead: “Pet parent ✨ Animal lover ✨ Good vibes”',
          why: 'The good one keeps the joke that was already there; the bad one fits every pet account.',
        },
      ],
    },
    getPlatform(input),
    input,
  )
}
