import { failureTexts } from '@vestibule/domain/problem';
import { Button } from '@vestibule/ui/actions';
import { PageHeader, Section, Stack } from '@vestibule/ui/layout';
import { useTexts } from '@vestibule/ui/theme';
import { useContext, useEffect, useSyncExternalStore } from 'react';
import { PageMeta } from '../app/PageMeta.js';
import { RequestIdContext } from '../app/request-id.js';
import { texts } from './RouteError.texts.js';

/** What shows when a page itself fails. Where the network was away, it is asked for again once that is back. */
export function RouteError() {
  const t = useTexts(texts);
  const failures = useTexts(failureTexts);
  const id = useContext(RequestIdContext);
  const offline = useReloadOnceOnline();
  return (
    <>
      <PageMeta title={t.title} description={t.description} noindex />
      <PageHeader title={t.heading} intro={offline ? failures.offline : t.intro} />
      <Section>
        <Stack>
          <Button onClick={() => window.location.reload()}>{t.tryAgain}</Button>
          {id && <small>{t.reference({ id })}</small>}
        </Stack>
      </Section>
    </>
  );
}

const nothingToWatch = () => () => {};

/** Whether the browser has no network; the page is loaded again when it has. */
function useReloadOnceOnline(): boolean {
  const offline = useSyncExternalStore(
    nothingToWatch,
    () => !navigator.onLine,
    () => false,
  );
  useEffect(() => {
    if (!offline) return undefined;
    const reload = () => window.location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [offline]);
  return offline;
}
