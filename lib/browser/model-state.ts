/** Where the tab remembers whether this site has a model that writes. */
const modelKey = 'postsmith-model'

/**
 * Runs in a page of a tool that writes, and sets `data-model` on the root element: `yes` where this site has a model,
 * else `none`. It takes what the tab remembers at once, and asks the server when the browser is idle. The page has its
 * words for both cases in its HTML; CSS shows the right ones. The text is constant, because the page's security policy
 * has its hash.
 */
export const modelScript = `(function(e){var k='${modelKey}',i=window.requestIdleCallback||setTimeout;function s(v){if(v)e.dataset.model=v}try{s(sessionStorage.getItem(k))}catch(x){}i(function(){fetch('/api/abilities').then(function(r){return r.json()}).then(function(a){var v=a.model?'yes':'none';s(v);try{sessionStorage.setItem(k,v)}catch(x){}}).catch(function(){})})})(document.documentElement)`

/** Whether this site is known to have a model that writes. */
export function hasModel(): boolean {
  return document.documentElement.dataset.model === 'yes'
}
