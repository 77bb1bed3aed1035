/** Element id of the icon in the icon sheet. */
export const getIconId = (name: string) => `icon-${name}`

/** The sheet is a separate file (`app/icons.svg`), so that neither tool lists nor the search code include icons. */
export const getIconPath = (name: string) => `/icons.svg#${getIconId(name)}`
