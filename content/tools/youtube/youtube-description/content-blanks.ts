import type { PromptKind } from '@/lib/tool/parsed-prompt'

/** What a body leaves to the visitor, by kind: only they have seen the video. */
export const contentBlanks: Readonly<Record<PromptKind, string>> = {
  'how-to': '[the steps in their order, and what is needed for them]',
  list: '[what is on the list, without giving the last one away]',
  story: '[where it begins and what is at stake, without the end]',
  announcement: '[how it came about, and what comes next]',
  offer: '[what people get, and how]',
  opinion: '[your reasons, in the order in which you give them]',
  question: '[who answers it, or how you find out]',
  comparison: '[what both have to do, and who judges]',
  review: '[what you test, and for how long]',
  place: '[the stops in their order, with prices where you know them]',
  day: '[the parts of the day, with the hour of each]',
  skit: '[who is in it, and where it takes place]',
  change: '[what you changed, in which order, over how long]',
  'hard-time': '[what you want people to know before they watch]',
  pasted: '[what is seen, in the order of the video]',
  subject: '[what is seen, in the order of the video]',
}
