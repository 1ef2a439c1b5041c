/** What nothing may cover. A link around a picture is far larger than a button above it. */
const controls =
  "a:not(:has(img)), button, input, select, textarea, label, summary, :is([role=alert], [role=status]):not(:empty)";

/** Those of the page itself; asking for the place of one that is not laid out yet would cost its layout. */
const findControls = () =>
  Array.from(document.querySelectorAll(controls)).filter(
    (control) =>
      !control.closest(".floating, .navbar") &&
      control.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }),
  );

const overlap = (a: DOMRect, b: DOMRect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

let isPlanned = false;
const update = () => {
  isPlanned = false;
  const end = document.querySelector("#inquire, .footer")?.getBoundingClientRect();
  const bar = document.querySelector(".booking-bar");
  bar?.toggleAttribute("data-away", !!end && end.top < innerHeight);
  const places = findControls().map((control) => control.getBoundingClientRect());
  for (const button of document.querySelectorAll(".to-top, .chat__button")) {
    const own = button.getBoundingClientRect();
    button.toggleAttribute(
      "data-away",
      places.some((place) => overlap(place, own)),
    );
  }
};

const plan = () => {
  if (!isPlanned) requestAnimationFrame(update);
  isPlanned = true;
};

for (const event of ["scroll", "resize", "load"]) addEventListener(event, plan, { passive: true });
new MutationObserver(plan).observe(document.body, { childList: true, subtree: true });
// Pictures, fonts and unfolded texts move what is there already.
new ResizeObserver(plan).observe(document.body);
plan();
