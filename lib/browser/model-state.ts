const modelKey = 'postsmith-model'

/**
 * Sets `data-model` on the root element to `yes` if this site has a model, else to `none`. Uses the tab's stored value
 * immediately and asks the server when the browser is idle. The HTML contains both texts, and CSS shows the right text.
 * The script must be constant, because its hash is in the page's CSP.
 */
export const modelScript = `(function(e){var k='${modelKey}',i=window.requestIdleCallback||setTimeout;function s(v){if(v)e.dataset.model=v}try{s(sessionStorage.getItem(k))}catch(x){}i(function(){fetch('/api/abilities').then(function(r){return r.json()}).then(function(a){var v=a.model?'yes':'none';s(v);try{sessionStorage.setItem(k,v)}catch(x){}}).catch(function(){})})})(document.documentElement)`

export function hasModel(): boolean {
  return document.documentElement.dataset.model === 'yes'
}
