import { siteLimits } from "../lib/limits.ts";

const button = document.querySelector<HTMLElement>("#to-top");
const update = () => {
  if (button) button.hidden = scrollY <= innerHeight * siteLimits.scrollToTop;
};
addEventListener("scroll", update, { passive: true });
addEventListener("resize", update, { passive: true });
update();
