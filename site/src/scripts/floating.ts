/** What nothing may cover. A link around a picture is far larger than a button above it. */
const controls =
  "a:not(:has(img)), button, input, select, textarea, label, summary, [role=alert], [role=status]";

/** Shares of a side, close enough for the lowest line of text. */
const shares = [0, 0.25, 0.5, 0.75, 1];

const overlap = (a: DOMRect, b: DOMRect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const coversControl = (button: Element): boolean => {
  const box = button.getBoundingClientRect();
  return shares.some((down) =>
    shares.some((along) =>
      document
        .elementsFromPoint(box.left + along * box.width, box.top + down * box.height)
        .map((element) => element.closest(controls))
        // The link of a card reaches over all of it; what counts are its words.
        .some(
          (found) =>
            found && !found.closest(".floating") && overlap(found.getBoundingClientRect(), box),
        ),
    ),
  );
};

let isPlanned = false;
const update = () => {
  isPlanned = false;
  const end = document.querySelector("#inquire, .footer")?.getBoundingClientRect();
  document
    .querySelector(".booking-bar")
    ?.toggleAttribute("data-away", !!end && end.top < innerHeight);
  for (const button of document.querySelectorAll(".to-top, .chat__button"))
    button.toggleAttribute("data-away", coversControl(button));
};

const plan = () => {
  if (!isPlanned) requestAnimationFrame(update);
  isPlanned = true;
};

for (const event of ["scroll", "resize", "load"]) addEventListener(event, plan, { passive: true });
new MutationObserver(plan).observe(document.body, { childList: true, subtree: true });
plan();
