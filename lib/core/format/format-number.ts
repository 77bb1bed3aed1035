/** Formats an integer with separators: "10,000". */
export const formatCount = (value: number): string => Math.round(value).toLocaleString('en')

/** Formats the length and the limit of a text box: "1,950 of 2,000 characters". */
export const formatCharacterCount = (length: number, limit: number): string =>
  `${formatCount(length)} of ${formatCount(limit)} characters`
