/** The search shows this message beside a retry button while it has no list of tools. */
export const toolsNotLoadedMessage = 'The list of tools could not be loaded.'

/** The page shows this message beside a link to the list of all tools if the search code fails to load. */
export const searchNotLoadedMessage = 'The search could not be loaded. Are you offline? What is on this page stays.'
