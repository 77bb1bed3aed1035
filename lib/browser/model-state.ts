/** Where the tab remembers whether this site has a model that writes. */
const modelKey = 'postsmith-model'

/**
 * Runs in a page of a tool that writes: says on the root element whether this site has a model (`data-model="yes"` or `"none"`), from what
 * the tab knows at once, and from the server once the browser is idle. The page's words for either case are there from the start, so
 * nothing has to be tapped before they are true. Constant: its hash stands in the page's policy.
 */
export const modelScript = `(function(e){var k='${modelKey}',i=window.requestIdleCallback||setTimeout;function s(v){if(v)e.dataset.model=v}try{s(sessionStorage.getItem(k))}catch(x){}i(function(){fetch('/api/abilities').then(function(r){return r.json()}).then(function(a){var v=a.model?'yes':'none';s(v);try{sessionStorage.setItem(k,v)}catch(x){}}).catch(function(){})})})(document.documentElement)`

/** Whether this site is known to have a model that writes. */
export function hasModel(): boolean {
  return document.documentElement.dataset.model === 'yes'
}
