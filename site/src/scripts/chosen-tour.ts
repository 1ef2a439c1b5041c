const address = new URL(location.href);
const tour = address.searchParams.get("tour");
const field = document.querySelector<HTMLInputElement>('#plan-your-tour [name="destination"]');

const fillIn = async (field: HTMLInputElement, tour: string) => {
  // Few visitors come with a tour: the others need not load it.
  const { createMessageDraft } = await import("../messages/message-draft.ts");
  if (createMessageDraft("inquiry").load().waits || field.value !== "") return;
  field.value = tour;
  // The form follows its fields by this event.
  field.dispatchEvent(new Event("input", { bubbles: true }));
};

// Where an address names a tour, the form of its page asks for that one; a reload must not ask again.
if (tour && field) {
  address.searchParams.delete("tour");
  history.replaceState(history.state, "", address);
  fillIn(field, tour);
}

export {};
