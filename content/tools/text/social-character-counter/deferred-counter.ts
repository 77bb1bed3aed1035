/** All counting code in a separate chunk, not loaded for an empty text box. */
export { countWordsAndLinks } from '@/lib/core/strings/urls'
export { measureLengths } from '@/lib/platforms/counting/network-lengths'
