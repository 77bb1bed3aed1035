/** Where the sheet of icons has the one of this name. */
export const iconId = (name: string) => `icon-${name}`

/** The sheet is a file of its own (`app/icons.svg`), so that no list of tools carries its icons. */
export const iconPath = (name: string) => `/icons.svg#${iconId(name)}`
