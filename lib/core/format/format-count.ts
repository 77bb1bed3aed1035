/** A whole number with separators: "10,000". */
export const formatCount = (value: number): string => Math.round(value).toLocaleString('en')

/** How much of a box is full: "1,950 of 2,000 characters". */
export const formatCharacterCount = (length: number, limit: number): string =>
  `${formatCount(length)} of ${formatCount(limit)} characters`
