/** Editable records never come from the cache, which would end in an edit conflict. */
export const freshRecord = { gcTime: 0, staleTime: Number.POSITIVE_INFINITY };
