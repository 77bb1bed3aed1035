/** All counting code in a separate chunk, not loaded for an empty text box. */
export { countWords } from '@/lib/core/strings/words'
export { measureLengths } from '@/lib/platforms/counting/network-lengths'
