/** The title of the tour that the page is about. */
export const readPageTopic = () => document.body.dataset.topic;

/** For pages that learn their tour in the browser. */
export function setPageTopic(title: string): void {
  document.body.dataset.topic = title;
}
