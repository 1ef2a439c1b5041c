/** The tour that the page is about, as its body's `data-topic` says; `undefined` on all other pages. */
export const readPageTopic = () => document.body.dataset.topic;

/** Tells the rest of the page, the chat above all, which tour it turned out to be about. */
export function setPageTopic(title: string): void {
  document.body.dataset.topic = title;
}
