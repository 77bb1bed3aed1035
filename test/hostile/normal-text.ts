const sentences = [
  'Last spring I moved my vegetable garden from the back of the house to a row of raised beds along the fence.',
  'The soil there had been packed hard for years, so I spent several weekends turning compost into it before anything could grow.',
  'Tomatoes did well, the carrots forked, and the slugs found the lettuce within days!',
  'What did I learn from all of that?',
  'Raised beds dry out faster than open ground, mulch matters more than fertiliser, and a garden close to the kitchen door gets watered.',
  'My neighbour Anna, who runs a small bakery in Leeds, says that "slow is fine" is the only rule she keeps.',
  'This year I want to share how I plan the beds month by month: seeds in March, seedlings in April, the first salad in May.',
  'It costs about 40 euros and takes 2 hours a week, which is less than most people think.',
  'You can see the plan at https://example.com/garden, and I answer questions under #gardening or as @slowgarden.',
  'If you only have a balcony, start with herbs; basil, mint and chives forgive nearly everything.',
]

/** Ordinary English, cut to so many UTF-16 units; each sentence after the tenth differs from those before it by its number. */
export function normalText(length: number): string {
  let text = ''
  for (let index = 0; text.length < length; index++) {
    const round = Math.floor(index / sentences.length)
    text += `${round > 0 ? `In week ${round + 1}: ` : ''}${sentences[index % sentences.length]} `
  }
  return text.slice(0, length)
}
