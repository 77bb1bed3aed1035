/** Said after a point where there is time for more; slots are those of `createScenes`. */
export const tails: readonly string[] = [
  'If you catch yourself {wrong}, go back one step.',
  'The opposite is {wrong}, and it shows.',
  'It’s easy to slip back into {wrong}, so watch for it.',
  'You’ll notice it the first time you leave it out.',
  'Try it once without and once with, and compare.',
  'Look at this part again in slow motion.',
]
