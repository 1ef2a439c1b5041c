// A link within the page leaves a native popover open.
const menu = document.querySelector<HTMLElement>("#site-menu");
menu?.closest("header")?.addEventListener("click", ({ target }) => {
  if (target instanceof Element && target.closest("a")) menu.hidePopover();
});

// On a wide screen the menu is part of the bar.
matchMedia("(width >= 64rem)").addEventListener("change", () => menu?.hidePopover());
