import { lastUsedKey } from './last-used'

/**
 * Runs in the head before the first paint: a page whose tool has a run to bring back holds its place free, and the home page that of
 * "Continue", so that nothing moves when they come. Constant: its hash stands in the page's policy.
 */
export const reservingScript = `;(function(e,u){try{u=localStorage.getItem('${lastUsedKey}')||''}catch(x){u=''}if(u.includes('"path":"'+location.pathname+'"'))e.dataset.kept='';if(u.includes('"path"'))e.dataset.used=''})(document.documentElement)`

/** The run is there, or will not come. */
export function noLongerReserved(): void {
  delete document.documentElement.dataset.kept
}
