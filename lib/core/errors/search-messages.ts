export const toolsNotLoadedMessage = 'The list of tools could not be loaded.'

export const searchNotLoadedMessage = 'The search could not be loaded. Are you offline? Everything on this page stays.'

export const formatNothingFound = (text: string, hasCloseMatches: boolean): string =>
  `Nothing for “${text.trim()}” yet.${hasCloseMatches ? ' Closest:' : ''}`
