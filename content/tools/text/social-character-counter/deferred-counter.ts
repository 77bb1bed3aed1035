/** All counting code in a separate chunk, not loaded for an empty text box. */
export { countWords } from '@/lib/core/strings/count-words'
export { measureLengths } from '@/lib/platforms/counting/measure'
