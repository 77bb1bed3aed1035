/**
 * Runs in the head: a file that is dropped before the page's code takes drops goes into the page's first file input, as if it had
 * been chosen there. The browser would open it, and leave the page for it. Constant: its hash stands in the page's policy.
 */
export const earlyDropScript = `;(function(p,f){f=function(e,d,i){d=e.dataTransfer;i=document.querySelector('main input[type=file]:enabled');if('drops'in p.dataset||!i||!d||!d.types.includes('Files'))return;e.preventDefault();if(e.type==='drop'){i.files=d.files;i.dispatchEvent(new Event('change',{bubbles:true}))}};addEventListener('dragover',f);addEventListener('drop',f)})(document.documentElement)`

/** From now on the page's code takes drops. */
export function takesDrops(): void {
  document.documentElement.dataset.drops = ''
}
