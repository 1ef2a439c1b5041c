/** The sheet's only style: it is one document that needs no other file. */
export const sheetStyle = `
:root{color-scheme:light dark}
*{box-sizing:border-box}
body{max-inline-size:50rem;margin:0 auto;padding:1rem;font:1rem/1.45 system-ui,sans-serif;overflow-wrap:anywhere}
h1{margin:0;font-size:1.375rem;line-height:1.2}
h2{margin:0;font-size:1.125rem;line-height:1.3}
p,ul{margin:.25rem 0 0}
ul{padding-inline-start:1.1rem}
li{padding-block:.2rem;break-inside:avoid}
article{margin-block-start:1rem;padding-block-start:.75rem;border-block-start:2px solid}
a{display:inline-block;min-block-size:2.75rem;margin-inline-end:1.25rem;padding-block:.6rem;color:inherit}
.notes{white-space:pre-line}
@media print{
@page{size:A4;margin:12mm}
body{max-inline-size:none;padding:0;font-size:9.5pt;line-height:1.3}
h1{font-size:14pt}
h2{font-size:11pt}
article{margin-block-start:6pt;padding-block-start:4pt;border-width:1px}
li{padding-block:0}
a{min-block-size:0;padding:0;text-decoration:none}
.screen{display:none}
.many ul{columns:2;column-gap:10pt;font-size:7.5pt;line-height:1.2}
}`;

/** Keeps the page on the guide's phone, so that it opens without a signal. */
export const sheetScript = `
if("serviceWorker" in navigator)navigator.serviceWorker.register("/p/sheet/worker.js",{scope:location.pathname}).then(r=>{const w=r.installing||r.waiting||r.active;const show=()=>{if(w.state==="activated")document.querySelector("[data-kept]").hidden=false};w.addEventListener("statechange",show);show()})`;
