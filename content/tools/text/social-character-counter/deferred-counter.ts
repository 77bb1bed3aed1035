/** All counting code and the sample in a separate chunk, not loaded for an empty text box. */
export { countWordsAndLinks } from '@/lib/core/strings/urls'
export { measureLengths } from '@/lib/platforms/counting/network-lengths'

/** Has a link, emoji, letters of weight two on X, and too many hashtags for two networks. */
export const sample = `Three things I wish I had known before my first sourdough 🍞

1. Cold dough is easier to score. An hour in the fridge is enough.
2. Weigh the flour. A cup can be 120 g or 160 g.
3. The crumb tells you what to change: tight means it needed longer.

In Japan they call it パン, and my family 👨‍👩‍👧‍👦 eats it within a day. The whole recipe: https://example.com/recipes/sourdough-for-beginners

#sourdough #baking #bread #homebaking #breadtok #beginner`
