import {
  type QueryClient,
  type QueryKey,
  QueryObserver,
  type QueryObserverOptions,
} from "@tanstack/react-query";

/** How long prefetched data waits for its screen (ms). */
const patience = 10_000;

export type Prefetch = <Data, Failure, Selected, Queried, Key extends QueryKey>(
  query: QueryObserverOptions<Data, Failure, Selected, Queried, Key>,
) => void;

/**
 * Returns a function that requests the data of a query before its screen is rendered, unless a screen shows it already.
 * An observer holds the data until the screen has it, because records to be edited leave the cache as soon as nothing
 * observes them.
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
