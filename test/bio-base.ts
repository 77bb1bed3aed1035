/** The request and the item from which the rows of each bio tool differ. */
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
