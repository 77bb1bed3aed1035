/** A count with its English noun: "1 card", "2 cards". Takes nouns with a plural in "s". */
export const formatQuantity = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`
