// The menu is a native popover; a link within the page has to close it as leaving the page would.
const menu = document.querySelector<HTMLElement>("#site-menu");
menu?.addEventListener("click", (event) => {
  if (event.target instanceof Element && event.target.closest("a")) menu.hidePopover();
});

// On a wide screen the menu is part of the bar and covers nothing.
matchMedia("(width >= 48rem)").addEventListener("change", () => menu?.hidePopover());
