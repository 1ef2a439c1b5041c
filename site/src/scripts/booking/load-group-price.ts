const load = () => import("./group-price.ts");

// Most visitors don't touch the card; a visitor with a stored group sees its price at once.
try {
  if (sessionStorage.getItem("guest-details") && document.querySelector(".booking-card")) load();
} catch {
  // Without storage there are no details.
}
addEventListener("focusin", ({ target }) => {
  if (target instanceof Element && target.closest(".booking-card input")) load();
});

export {};
