import {
  type QueryClient,
  type QueryKey,
  QueryObserver,
  type QueryObserverOptions,
} from "@tanstack/react-query";

/** Milliseconds to keep prefetched data for its screen. */
const patience = 10_000;

export type Prefetch = <Data, Failure, Selected, Queried, Key extends QueryKey>(
  query: QueryObserverOptions<Data, Failure, Selected, Queried, Key>,
) => void;

/**
 * Returns a function that requests the data of a query before its screen renders, unless a screen already shows
 * it. An observer keeps the data until then, because editable records leave the cache when nothing observes them.
 */
export const createPrefetch =
  (client: QueryClient): Prefetch =>
  (query) => {
    const cache = client.getQueryCache();
    if (cache.find({ queryKey: query.queryKey, exact: true })?.isActive()) return;
    const observer = new QueryObserver(client, { ...query, refetchInterval: false });
    const stopObserving = observer.subscribe(() => undefined);
    const stop = () => {
      clearTimeout(timer);
      stopFollowing();
      stopObserving();
    };
    const stopFollowing = cache.subscribe((event) => {
      const isScreen = event.type === "observerAdded" && event.observer !== observer;
      if (isScreen && event.query === observer.getCurrentQuery()) stop();
    });
    const timer = setTimeout(stop, patience);
  };
