/** Returns a language's display name: `en-US` and `english` are both English. Null if it is unknown. */
export function getLanguageName(language: string | null): string | null {
  const name = language?.trim() ?? ''
  if (name === '' || /^und\b/.test(name)) return null
  return lookUpLanguageName(name) ?? name.charAt(0).toUpperCase() + name.slice(1)
}

function lookUpLanguageName(tag: string): string | null {
  try {
    const name = new Intl.DisplayNames('en', {
      type: 'language',
      fallback: 'none',
      languageDisplay: 'standard',
    }).of(tag)
    return name ?? null
  } catch {
    return null
  }
}

/** Returns the `lang` value for screen readers and browsers; undefined if the tag is invalid. */
export function getLanguageTag(language: string | null): string | undefined {
  const tag = /^[a-z]{2,3}(-[a-z\d]{2,8})*$/i.test(language ?? '') ? language : null
  return tag ?? undefined
}
