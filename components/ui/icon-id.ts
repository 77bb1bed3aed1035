/** Where the sheet of icons has the one of this name. */
export const getIconId = (name: string) => `icon-${name}`

/** The sheet is a file of its own (`app/icons.svg`), so that no list of tools, and no code of the search, carries icons. */
export const getIconPath = (name: string) => `/icons.svg#${getIconId(name)}`
