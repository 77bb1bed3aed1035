/** Shown while the search has no list of tools, beside a retry button. */
export const toolsNotLoadedMessage = 'The list of tools could not be loaded.'

/** Shown when the search code fails to load, beside a link to the page that lists every tool. */
export const searchNotLoadedMessage = 'The search could not be loaded. Are you offline? What is on this page stays.'
