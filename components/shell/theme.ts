export const themeKey = 'postsmith-theme'

export const themeChoices = ['system', 'light', 'dark'] as const
export type ThemeChoice = (typeof themeChoices)[number]

/**
 * Runs in the head before the first paint, so no page flashes in the wrong theme. Constant: its hash stands in the
 * page's policy.
 */
export const themeScript = `(function(e,c){try{c=localStorage.getItem('${themeKey}')}catch(x){}e.dataset.choice=c==='light'||c==='dark'?c:'system';e.dataset.theme=e.dataset.choice==='system'?matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light':c})(document.documentElement)`

/** Shows a choice at once and keeps it where the browser lets us. */
export function applyTheme(choice: ThemeChoice): void {
  const page = document.documentElement.dataset
  page.choice = choice
  page.theme = choice === 'system' ? systemTheme() : choice
  try {
    localStorage.setItem(themeKey, choice)
  } catch {
    // Storage is blocked: the choice holds until the page is left.
  }
}

export function chosenTheme(): ThemeChoice {
  const choice = document.documentElement.dataset.choice
  return themeChoices.find((known) => known === choice) ?? 'system'
}

function systemTheme(): 'dark' | 'light' {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}
