/** The base request and item for the rows of each bio tool. */
export const bioBase = {
  prompt: 'sourdough bread for beginners ten loaves a week from one kitchen in Leeds',
  item: {
    formula: 'Who you help',
    lead: 'Sourdough bread for beginners with small ovens',
    value: 'Mistakes included, success not promised',
    detail: '',
    cta: '',
    name: 'Maya | Sourdough Bread',
  },
  seed: 11,
  count: 4,
}
