/**
 * First sentences of a short vertical video that gives its value at once, each with another first word. Slots are those of
 * `createScenes`; `{own}` leads where the prompt is a sentence about the visitor.
 */
export const firstLines: readonly string[] = [
  '{if light}Stop {wrong}. Look at this instead.',
  '{if topic light}This is the part of {activity} I’d learn first.',
  '{if practice}Before you {infinitive} again, look at this.',
  '{if topic}If {activity} feels harder than it should, start here.',
  '{if light}One small change, and {activity} gets calmer.',
  '{if practice}Nobody starts out good at {activity}. Start here instead.',
  '{if practice}Try this the next time you {infinitive}.',
  '{if event light}Nobody told me this before {activity}.',
  '{if event light}Thinking about {activity}? Start here.',
  '{if grave}If you’re {activity} too, this is for you.',
  '{if grave}Some days with {noun} are like this one.',
  '{if grave}Let me tell you what helped me with {noun}.',
  '{own}. Here’s where I’d start.',
]
