export const isInvisible = (text: string): boolean => /^[\s\p{Cf}\u2800\u3164]+$/u.test(text)
