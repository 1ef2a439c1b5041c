const address = new URL(location.href);
const tour = address.searchParams.get("tour");
const field = document.querySelector<HTMLInputElement>('#plan-your-tour [name="destination"]');

const choose = async (field: HTMLInputElement, tour: string) => {
  // Few visitors come with a tour: the others need not load it.
  const { createMessageDraft } = await import("../forms/messages/message-draft.ts");
  const draft = createMessageDraft("inquiry");
  const { texts, waits } = draft.load();
  if (waits) return;
  // Stored as well: the visitor may leave before the form's script runs.
  draft.update({ texts: { ...texts, destination: tour } });
  field.value = tour;
  // The form follows its fields by this event.
  field.dispatchEvent(new Event("input", { bubbles: true }));
};

// The tour chosen last counts; a reload must not choose it again.
if (tour && field) {
  address.searchParams.delete("tour");
  history.replaceState(history.state, "", address);
  choose(field, tour);
}

export {};
