const shownAfter = 0.6;

const button = document.querySelector<HTMLElement>("#to-top");
const update = () => {
  if (button) button.hidden = scrollY <= innerHeight * shownAfter;
};
addEventListener("scroll", update, { passive: true });
addEventListener("resize", update, { passive: true });
update();
