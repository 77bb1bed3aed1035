export const toolsNotLoadedMessage = 'The list of tools didn’t load.'

export const searchNotLoadedMessage = 'Search didn’t load. Are you offline? You can still use this page.'

export const formatNothingFound = (text: string, hasCloseMatches: boolean): string =>
  `Nothing for “${text.trim()}” yet.${hasCloseMatches ? ' Closest:' : ''}`
