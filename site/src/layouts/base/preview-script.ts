/**
 * Shows an unopened site to visitors with `?preview` until they close the tab. It runs before the page's own scripts,
 * which wait for the document.
 */
export const previewScript = `document.addEventListener("readystatechange",()=>{
const page=document.querySelector("#unopened");
let isPreview=new URLSearchParams(location.search).has("preview");
try{
if(isPreview)sessionStorage.setItem("preview","yes");
else isPreview=sessionStorage.getItem("preview")==="yes";
}catch{}
if(!isPreview)return;
document.querySelector("#coming-soon").remove();
page.replaceWith(page.content);
},{once:true});`;
