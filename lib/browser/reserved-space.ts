import { lastUseKey } from './last-use'

/** Before a page's path: marks in the tab's storage that a chosen text stands on that page. */
const chainKeyPrefix = 'postsmith-way'

/**
 * Runs in the head before the first paint: a page whose tool has a run to bring back holds its place free, and the home page that of
 * "Continue", and one to which a chosen text comes along that of its steps, so that nothing moves when they come. Constant: its hash
 * stands in the page's policy.
 */
export const reserveSpaceScript = `;(function(e,u){try{u=localStorage.getItem('${lastUseKey}')||''}catch(x){u=''}if(u.includes('"path":"'+location.pathname+'"'))e.dataset.kept='';if(u.includes('"path"'))e.dataset.used='';try{u=sessionStorage.getItem('${chainKeyPrefix}'+location.pathname)}catch(x){u=''}if(u||/[#&]chosen=/.test(location.hash))e.dataset.way=''})(document.documentElement)`

/** The run is there, or will not come. */
export function releaseReservedSpace(): void {
  delete document.documentElement.dataset.kept
}

/** Holds or frees the place of a way's steps, now and when the page is loaded again. */
export function setChainSpaceReserved(isInChain: boolean): void {
  document.documentElement.toggleAttribute('data-way', isInChain)
  const key = chainKeyPrefix + location.pathname
  try {
    if (isInChain) sessionStorage.setItem(key, '1')
    else sessionStorage.removeItem(key)
  } catch {
    // Without storage the place is held only where the address says so.
  }
}
