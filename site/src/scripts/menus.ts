const siteMenu = document.querySelector<HTMLElement>("#site-menu");
// A link within the page leaves a native popover open.
siteMenu?.closest("header")?.addEventListener("click", ({ target }) => {
  if (target instanceof Element && target.closest("a")) siteMenu.hidePopover();
});
// On a wide screen the menu is part of the navbar.
matchMedia("(width >= 64rem)").addEventListener("change", () => siteMenu?.hidePopover());

const services = document.querySelector<HTMLDetailsElement>("#services-menu");
const servicesButton = services?.querySelector("summary");

document.addEventListener("click", ({ target }) => {
  if (!services?.open || !(target instanceof Element)) return;
  if (!services.contains(target) || target.closest("a")) services.open = false;
});

document.addEventListener("keydown", ({ key }) => {
  if (key !== "Escape" || !services?.open) return;
  if (services.contains(document.activeElement)) servicesButton?.focus();
  services.open = false;
});
