// Where an address names a tour, the form of its page asks for that one.
const tour = new URLSearchParams(location.search).get("tour");
const field = document.querySelector<HTMLInputElement>('#plan-your-tour [name="destination"]');
if (tour && field) field.value = tour;
