/**
 * Runs in the head: where no code takes drops, or not yet, a dropped file goes into the page's first file input that can be seen, as if
 * it had been chosen there. The browser would open it, and leave the page for it. Constant: its hash stands in the page's policy.
 */
export const earlyDropScript = `;(function(p,f){f=function(e,d,i){d=e.dataTransfer;i=document.querySelector('main input[type=file]:not([hidden])');if('drops'in p.dataset||!i||!d||!d.types.includes('Files'))return;e.preventDefault();if(e.type==='drop'&&!i.disabled){i.files=d.files;i.dispatchEvent(new Event('input',{bubbles:true}));i.dispatchEvent(new Event('change',{bubbles:true}))}};addEventListener('dragover',f);addEventListener('drop',f)})(document.documentElement)`

/** From now on code of the page takes what is dropped. */
export function endEarlyDrops(): void {
  document.documentElement.dataset.drops = ''
}
