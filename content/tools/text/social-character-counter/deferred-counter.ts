/** Everything that counts, in one file of its own: an empty box needs none of it. */
export { countWords } from '@/lib/core/strings/count-words'
export { measureLengths } from '@/lib/platforms/counting/measure'
