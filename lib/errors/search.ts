/** What the search says while its list has not come; a button beside it asks again. */
export const toolsNotLoaded = 'The list of tools could not be loaded.'
