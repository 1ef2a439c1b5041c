/** Hides the booking bar once the inquiry form, or the footer of a page without one, has come into view. */
const observer = new IntersectionObserver(
  // Several changes can arrive at once: the last one counts.
  (entries) =>
    document
      .querySelector(".booking-bar")
      ?.toggleAttribute("data-away", entries.at(-1)?.isIntersecting ?? false),
  // Extends far above the screen, so that elements scrolled past still count as in view.
  { rootMargin: "1000000px 0px 0px" },
);

let end: Element | null = null;
const watchEnd = () => {
  const next = document.querySelector("#inquire, .footer");
  if (next === end) return;
  observer.disconnect();
  if (next) observer.observe(next);
  end = next;
};

// A tour that loads in the browser adds its form later.
new MutationObserver(watchEnd).observe(document.body, { childList: true, subtree: true });
watchEnd();
