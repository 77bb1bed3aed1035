/** What the API reads at run time by name or loads on demand, so that a trace may miss it. */
export const requiredApiFiles = [
  /^server\/speech-worker\.mjs$/,
  /^lib\/server\/threads\/lower-thread-priority\.ts$/,
  /^node_modules\/espeak-ng\/.*\.wasm$/,
  /^node_modules\/espeak-ng\/package\.json$/,
  /^node_modules\/dictionary-en\/index\.(?:aff|dic)$/,
  /^node_modules\/eld\/src\/ngrams\/small\.js$/,
  /^node_modules\/popular-english-words\/words\.js$/,
  /@redis[_/]client/,
]
