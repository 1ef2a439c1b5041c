/** Follows the link if the form cannot open in place, for example without a connection. */
const openInPlace = async (link: HTMLAnchorElement) => {
  try {
    const { openPlan } = await import("./open-plan.tsx");
    openPlan(link);
  } catch {
    location.assign(link.href);
  }
};

addEventListener("click", (event) => {
  const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
  const link = target instanceof Element && target.closest("a[data-opens-plan]");
  const isForAnotherTab = ctrlKey || metaKey || shiftKey || altKey;
  if (!(link instanceof HTMLAnchorElement) || isForAnotherTab) return;
  event.preventDefault();
  void openInPlace(link);
});

export {};
