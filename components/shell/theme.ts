export const themeKey = 'postsmith-theme'

export type Theme = 'light' | 'dark'

/**
 * Runs in the head before the first paint, so no page flashes in the wrong theme. Constant: its hash stands in the
 * page's policy.
 */
export const themeScript = `(function(e,c){try{c=localStorage.getItem('${themeKey}')}catch(x){}e.dataset.choice=c==='light'||c==='dark'?c:'system';e.dataset.theme=e.dataset.choice==='system'?matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light':c})(document.documentElement)`

/** The theme that the page stands in now. */
export function getCurrentTheme(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'
}

/** Shows a theme at once and keeps it where the browser lets us. The system's own is kept as following the system. */
export function chooseTheme(theme: Theme): void {
  const choice = theme === getSystemTheme() ? 'system' : theme
  const pageDataset = document.documentElement.dataset
  pageDataset.choice = choice
  pageDataset.theme = theme
  try {
    localStorage.setItem(themeKey, choice)
  } catch {
    // Storage is blocked: the choice holds until the page is left.
  }
}

/** Follows the system where the visitor has not chosen otherwise; gives the theme that is shown then. */
export function applySystemTheme(): Theme {
  const pageDataset = document.documentElement.dataset
  if (pageDataset.choice === 'system') pageDataset.theme = getSystemTheme()
  return getCurrentTheme()
}

function getSystemTheme(): Theme {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}
