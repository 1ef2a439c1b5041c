/** Milliseconds until the fallback is shown. */
const widgetTimeout = 8_000;

/** Inside `place`, where some widgets render. */
function appendScript(address: string, place: HTMLElement, onError: () => void) {
  const script = document.createElement("script");
  script.src = address;
  script.async = true;
  script.addEventListener("error", onError);
  place.append(script);
}

/** Loads the widget's script once it is scrolled to; shows `fallback` as long as the widget is empty. */
export function showReviewsWidget(widget: HTMLElement, fallback: HTMLElement) {
  const { source } = widget.dataset;
  if (!source) return;

  const updateFallback = () => {
    fallback.hidden = widget.offsetHeight > 0;
  };
  const start = () => {
    appendScript(source, widget, updateFallback);
    setTimeout(updateFallback, widgetTimeout);
    // The widget may render later than the fallback.
    new ResizeObserver(() => fallback.hidden || updateFallback()).observe(widget);
  };

  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    start();
  });
  observer.observe(widget);
}
