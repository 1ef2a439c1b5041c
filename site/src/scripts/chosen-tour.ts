const address = new URL(location.href);
const tour = address.searchParams.get("tour");
const field = document.querySelector<HTMLInputElement>('#plan-your-tour [name="destination"]');

const choose = async (field: HTMLInputElement, tour: string) => {
  // Loaded on demand, because few visitors arrive with a chosen tour.
  const { createMessageDraft } = await import("../forms/messages/message-draft.ts");
  const draft = createMessageDraft("inquiry");
  const { texts, waits } = draft.load();
  if (waits) return;
  // Also stored, because the visitor may leave before the form's script runs.
  draft.update({ texts: { ...texts, destination: tour } });
  field.value = tour;
  // The form listens to this event.
  field.dispatchEvent(new Event("input", { bubbles: true }));
};

// Removed from the address, so that a reload does not choose the tour again.
if (tour && field) {
  address.searchParams.delete("tour");
  history.replaceState(history.state, "", address);
  choose(field, tour);
}

export {};
