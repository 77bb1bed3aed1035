/** Read aloud to measure a pace: everyday words, short and long sentences, a number and a question, as scripts have them. */
export const paceSample =
  'Last spring I stopped buying bread. Not because I had a plan, but because the bakery on our street closed, and the next one is twenty minutes away. So I bought flour, salt and a cheap thermometer, and I started to bake. The first loaf was flat. The second one was worse! But around the tenth loaf something changed: I knew by touch when the dough was ready. Would I go back now? No. The kitchen smells better than any shop.'
