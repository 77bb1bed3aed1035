export const toolsNotLoadedMessage = 'The list of tools didn’t load.'

export const searchNotLoadedMessage = 'Search didn’t load. Are you offline? You can still use this page.'
