let isOpen = false;

const loadOthers = async (album: string, links: HTMLAnchorElement[]) => {
  const { loadOtherPhotos } = await import("./other-photos.ts");
  return loadOtherPhotos(album, links);
};

const open = async (link: HTMLAnchorElement) => {
  if (isOpen) return;
  isOpen = true;
  try {
    const { openLightbox } = await import("./lightbox.ts");
    const album = link.closest<HTMLElement>("[data-album]")?.dataset.album;
    await openLightbox(link, album ? (links) => loadOthers(album, links) : undefined);
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
