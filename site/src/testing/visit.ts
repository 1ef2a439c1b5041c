/** Sets the address of the test's page, as if a browser had navigated there. */
export function visit(address: string): void {
  if (!("happyDOM" in window)) throw new Error("Only happy-dom can be sent elsewhere.");
  const { setURL } = window.happyDOM as { setURL: (url: string) => void };
  setURL.call(window.happyDOM, address);
}
