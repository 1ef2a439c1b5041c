const menu = document.querySelector<HTMLDetailsElement>("#services-menu");
const button = menu?.querySelector("summary");

document.addEventListener("click", ({ target }) => {
  if (!menu?.open || !(target instanceof Element)) return;
  if (!menu.contains(target) || target.closest("a")) menu.open = false;
});

document.addEventListener("keydown", ({ key }) => {
  if (key !== "Escape" || !menu?.open) return;
  if (menu.contains(document.activeElement)) button?.focus();
  menu.open = false;
});
