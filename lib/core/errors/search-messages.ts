export const toolsNotLoadedMessage = 'The list of tools could not be loaded.'

export const searchNotLoadedMessage = 'The search could not be loaded. Are you offline? What is on this page stays.'
