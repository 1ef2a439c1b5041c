let isOpen = false;

const open = async (link: HTMLAnchorElement) => {
  if (isOpen) return;
  isOpen = true;
  try {
    const { openLightbox } = await import("../pictures/lightbox.ts");
    await openLightbox(link);
  } catch {
    location.assign(link.href);
  }
  isOpen = false;
};

// The link leads to the picture's file: without this script, or where the rest cannot be loaded, it does.
document.addEventListener("click", (event) => {
  const link = event.target instanceof Element && event.target.closest("a[data-enlarge]");
  const isForThisTab = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  if (!(link instanceof HTMLAnchorElement) || !isForThisTab) return;
  event.preventDefault();
  void open(link);
});

// A page that was loaded again while a picture was open has none open.
if (history.state?.lightbox) history.replaceState(null, "");
