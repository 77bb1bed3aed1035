/** Removes characters without a shape that get copied along. Keeps joiners, which emoji and some scripts need. */
export const removeInvisible = (text: string): string =>
  text.replace(/[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, '')
