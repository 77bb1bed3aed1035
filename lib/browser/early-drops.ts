/**
 * Runs in the page's head. Until the page's code handles drops, puts a dropped file into the first visible file input,
 * because the browser would otherwise open the file. The script must be constant, because its hash is in the page's
 * CSP.
 */
export const earlyDropScript = `;(function(p,f){f=function(e,d,i){d=e.dataTransfer;i=document.querySelector('main input[type=file]:not([hidden])');if('drops'in p.dataset||!i||!d||!d.types.includes('Files'))return;e.preventDefault();if(e.type==='drop'&&!i.disabled){i.files=d.files;i.dispatchEvent(new Event('input',{bubbles:true}));i.dispatchEvent(new Event('change',{bubbles:true}))}};addEventListener('dragover',f);addEventListener('drop',f)})(document.documentElement)`

/** Disables the early script. Call this function when the page's code handles drops. */
export function endEarlyDrops(): void {
  document.documentElement.dataset.drops = ''
}
