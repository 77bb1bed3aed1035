/** Files that the API reads by name or loads on demand at run time, so that a trace may miss them. */
export const requiredApiFiles = [
  /^server\/speech-worker\.mjs$/,
  /^node_modules\/espeak-ng\/.*\.wasm$/,
  /^node_modules\/espeak-ng\/package\.json$/,
  /^node_modules\/dictionary-en\/index\.(?:aff|dic)$/,
  /^node_modules\/eld\/src\/ngrams\/small\.js$/,
  /^node_modules\/popular-english-words\/words\.js$/,
  /@redis[_/]client/,
]
