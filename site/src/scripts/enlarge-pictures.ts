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

// Without a script the link opens the picture's file.
document.addEventListener("click", (event) => {
  const link = event.target instanceof Element && event.target.closest("a[data-enlarge]");
  const isForThisTab = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  if (!(link instanceof HTMLAnchorElement) || !isForThisTab) return;
  event.preventDefault();
  void open(link);
});

// After a reload no picture is open.
if (history.state?.lightbox) history.replaceState(null, "");
