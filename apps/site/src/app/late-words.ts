type FetchWords = (part: string) => Promise<void>;

let fetchWords: FetchWords | undefined;

/**
 * Says how the words of the page's language are fetched; English needs none. A browser's page has one
 * language, and `lazy` knows no context; the server, which has many, fetches nothing late.
 */
export function fetchLateWordsBy(fetch: FetchWords | undefined): void {
  fetchWords = fetch;
}

/** The words of a part that pages open late, by its file below `routes/`, in one try. */
export async function fetchLateWords(part: string): Promise<void> {
  await fetchWords?.(part);
}
