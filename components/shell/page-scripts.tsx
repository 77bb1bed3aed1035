/* Scripts must be constant, because the pages' CSP has their hashes. */

/** Sets `data-model` to `yes` or `none`, first from the tab's storage, then from the server when idle. CSS reads it. */
const modelScript = `(function(e){var k='postsmith-model',i=window.requestIdleCallback||setTimeout;function s(v){if(v)e.dataset.model=v}try{s(sessionStorage.getItem(k))}catch(x){}i(function(){fetch('/api/abilities').then(function(r){return r.json()}).then(function(a){var v=a.model?'yes':'none';s(v);try{sessionStorage.setItem(k,v)}catch(x){}}).catch(function(){})})})(document.documentElement)`

/** Until the page's code handles drops, puts a dropped file into the first file input instead of opening it. */
export const earlyDropScript = `;(function(p,f){f=function(e,d,i){d=e.dataTransfer;i=document.querySelector('main input[type=file]:not([hidden])');if('drops'in p.dataset||!i||!d||!d.types.includes('Files'))return;e.preventDefault();if(e.type==='drop'&&!i.disabled){i.files=d.files;i.dispatchEvent(new Event('input',{bubbles:true}));i.dispatchEvent(new Event('change',{bubbles:true}))}};addEventListener('dragover',f);addEventListener('drop',f)})(document.documentElement)`

/**
 * The first page uses a fallback font and loads the site's font when idle, so that no text moves and the font delays no
 * paint. Later pages preload it from the browser's cache. The CSS declares the font for `data-font` only.
 */
export const fontScript = `;(function(d,k,u){try{u=localStorage.getItem(k)}catch(x){}if(u){var l=d.createElement('link');l.rel='preload';l.as='font';l.type='font/woff2';l.crossOrigin='';l.href=u;d.head.append(l);d.documentElement.dataset.font=''}else addEventListener('load',function(){(window.requestIdleCallback||setTimeout)(function(){d.fonts.load('1em familjen').then(function(){performance.getEntriesByType('resource').forEach(function(r){if(/familjen[^/]*woff2$/.test(r.name))localStorage.setItem(k,r.name)})}).catch(function(){})})})})(document,'postsmith-font')`

/** Remembers the last button or canvas pressed before hydration. Ctrl+Enter or ⌘+Enter presses a form’s button. */
export const earlyPressScript = `;(function(w,f){f=function(e,t,b){t=e.target;b=e.type==='click'?t.closest('button,canvas'):e.key==='Enter'&&(e.ctrlKey||e.metaKey)&&t.form&&t.form.querySelector('[type=submit]');if(!b||!b.closest('[data-replay]'))return;e.preventDefault();e.stopPropagation();w.earlyPress={target:b,x:e.clientX,y:e.clientY}};w.addEventListener('click',f,true);w.addEventListener('keydown',f,true)})(window)`

export function ModelScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the script is constant, and the policy has its hash.
  return <script dangerouslySetInnerHTML={{ __html: modelScript }} />
}

export const speculationRules = JSON.stringify({
  prefetch: [{ where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/api/*' } }] }, eagerness: 'moderate' }],
})
