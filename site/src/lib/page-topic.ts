export const readPageTopic = () => document.body.dataset.topic;

/** For pages that fetch their tour in the browser. */
export function setPageTopic(title: string): void {
  document.body.dataset.topic = title;
}
