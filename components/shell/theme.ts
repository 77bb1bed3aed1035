const themeKey = 'postsmith-theme'

export type Theme = 'light' | 'dark'

/** Runs before the first paint. Must be constant, because the Content-Security-Policy contains its hash. */
export const themeScript = `(function(e,c){try{c=localStorage.getItem('${themeKey}')}catch(x){}e.dataset.choice=c==='light'||c==='dark'?c:'system';e.dataset.theme=e.dataset.choice==='system'?matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light':c})(document.documentElement)`

export const getCurrentTheme = (): Theme => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light')

/** Applies a theme and stores it if possible. Choosing the system's own theme is stored as following the system. */
export function chooseTheme(theme: Theme): void {
  const choice = theme === getSystemTheme() ? 'system' : theme
  const pageDataset = document.documentElement.dataset
  pageDataset.choice = choice
  pageDataset.theme = theme
  try {
    localStorage.setItem(themeKey, choice)
  } catch {
    // If storage is blocked, the choice applies until the visitor leaves the page.
  }
}

/** Applies the system theme unless the visitor has chosen one. Returns the current theme. */
export function applySystemTheme(): Theme {
  const pageDataset = document.documentElement.dataset
  if (pageDataset.choice === 'system') pageDataset.theme = getSystemTheme()
  return getCurrentTheme()
}

const getSystemTheme = (): Theme => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
