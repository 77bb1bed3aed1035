/** Notes of the rule-based checker: nothing found, or a text that is not English. */
export const rulesOnlyNote = 'Rules check spelling and common slips, not all grammar: read it through once yourself.'
export const notEnglishNote =
  'This doesn’t look like English. Without an AI model only English is checked, so no mistake here says little.'
