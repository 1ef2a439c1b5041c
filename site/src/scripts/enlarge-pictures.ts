// The link leads to the picture's file: without this script, or where it cannot be loaded, it does.
document.addEventListener("click", (event) => {
  const link = event.target instanceof Element && event.target.closest("a[data-enlarge]");
  const isForThisTab = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  if (!(link instanceof HTMLAnchorElement) || !isForThisTab) return;
  event.preventDefault();
  import("../lib/lightbox.ts").then(
    ({ openLightbox }) => openLightbox(link),
    () => location.assign(link.href),
  );
});
