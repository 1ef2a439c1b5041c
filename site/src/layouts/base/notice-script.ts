import type { closedNoticeKey } from "shared/content/notices";

const key: ReturnType<typeof closedNoticeKey> = "notice:";

/**
 * Removes notices that the visitor closed on this device or that have ended since the page was made, before they are
 * painted; without it they stay and can't be closed.
 */
export const noticeScript = `for(const bar of document.querySelectorAll("[data-notice]")){
const key="${key}"+bar.dataset.notice,button=bar.querySelector("button");
let isClosed=false;
try{isClosed=localStorage.getItem(key)!==null}catch{}
if(isClosed||Date.now()>=Date.parse(bar.dataset.until))bar.remove();
button.hidden=false;
button.onclick=()=>{
bar.remove();
document.querySelector("main").focus({preventScroll:true});
try{localStorage.setItem(key,"closed")}catch{}
};
}`;
