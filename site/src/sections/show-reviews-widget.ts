/** How long somebody else's script may take until something is seen of it (ms). */
const widgetTimeout = 8_000;

/** Asks for a third party's script inside `place`, where some of them put what they show. */
function appendScript(address: string, place: HTMLElement, onError: () => void) {
  const script = document.createElement("script");
  script.src = address;
  script.async = true;
  script.addEventListener("error", onError);
  place.append(script);
}

/**
 * Loads the third party's script that `widget` names, once, and only for those who come to see the
 * reviews. As long as nothing is to be seen of it, `instead` is shown: at once where it cannot be
 * loaded, else after some seconds.
 */
export function showReviewsWidget(widget: HTMLElement, instead: HTMLElement) {
  const { source } = widget.dataset;
  if (!source) return;

  const showWhatIsThere = () => {
    instead.hidden = widget.offsetHeight > 0;
  };
  const start = () => {
    appendScript(source, widget, showWhatIsThere);
    setTimeout(showWhatIsThere, widgetTimeout);
    // On a slow connection it comes later than the reviews that stand in for it.
    new ResizeObserver(() => instead.hidden || showWhatIsThere()).observe(widget);
  };

  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    start();
  });
  observer.observe(widget);
}
