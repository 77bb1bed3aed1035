/** Where the sheet of icons has the one of this name. */
export const iconId = (name: string) => `icon-${name}`
