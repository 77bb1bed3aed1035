export const toolsNotLoadedMessage = 'The list of tools could not be loaded.'

export const searchNotLoadedMessage = 'Search didn’t load. Are you offline? You can still use this page.'
