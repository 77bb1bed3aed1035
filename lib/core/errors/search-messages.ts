/** What the search says while its list has not come; a button beside it asks again. */
export const toolsNotLoadedMessage = 'The list of tools could not be loaded.'

/** The same of its code, beside a link to the page that lists every tool. */
export const searchNotLoadedMessage = 'The search could not be loaded. Are you offline? What is on this page stays.'
